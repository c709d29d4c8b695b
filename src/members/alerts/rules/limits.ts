/** Alerts of one member that wait at a time. */
export const MOST_ALERTS = 50;
/** Alerts that one member sets in an hour. */
export const ALERTS_AN_HOUR = 60;
