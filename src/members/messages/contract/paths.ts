/** Paths of what members are sent. */
export const MESSAGE_PATHS = {
  settings: '/api/messages/settings',
  when: '/api/messages/when',
  turnOn: '/api/messages/on',
  turnOff: '/api/messages/off',
  teams: '/api/messages/teams',
  askEmail: '/api/messages/email/code',
  confirmEmail: '/api/messages/email/confirm',
  removeEmail: '/api/messages/email/remove',
} as const;

/** POST, signed by Twilio: a text somebody sent us; what became of one of ours. */
export const SMS_INBOUND = '/api/sms/inbound';
export const SMS_STATUS = '/api/sms/status';

/** POST, signed by Resend: what became of an e-mail of ours. */
export const EMAIL_EVENTS = '/api/email/events';
/** An e-mail's link: GET asks, POST does it at once (RFC 8058). */
export const EMAIL_UNSUBSCRIBE = '/api/email/unsubscribe';
