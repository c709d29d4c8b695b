/** Channels for messages to a member. Each has its own consent. */
export const CHANNELS = ['sms', 'push', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Messages with alerts that a member is sent a day, as the consent says. */
export const ALERTS_A_DAY = 5;
