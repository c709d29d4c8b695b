/** Ways in which a member may be sent messages. Each has a consent of its own. */
export const CHANNELS = ['sms', 'push', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];
