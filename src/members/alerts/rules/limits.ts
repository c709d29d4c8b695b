/** Alerts of one member that wait at a time: as set_alert in the database. */
export const MOST_ALERTS = 50;
