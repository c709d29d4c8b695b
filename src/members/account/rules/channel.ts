/** Channels for messages to a member. Each has its own consent. */
export const CHANNELS = ['sms', 'push', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Most alert messages per member and day, the same as in fire_alerts in the database and in the consent. */
export const ALERTS_A_DAY = 5;
