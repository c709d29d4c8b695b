/** Alerts of one member that wait at a time: as set_alert in the database. */
export const MOST_ALERTS = 50;

/** Messages with alerts that a member is sent a day: as fire_alerts in the database, and as the consent says. */
export const ALERTS_A_DAY = 5;
