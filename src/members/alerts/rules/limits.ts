/** Most waiting alerts of a member, the same as in set_alert in the database. */
export const MOST_ALERTS = 50;
