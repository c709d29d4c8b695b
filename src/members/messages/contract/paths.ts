/** Paths of members' messages. */
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

/** POST, signed by Twilio: incoming texts, and delivery reports of ours. */
export const SMS_INBOUND = '/api/sms/inbound';
export const SMS_STATUS = '/api/sms/status';

/** POST, signed by Resend: delivery reports of our e-mails. */
export const EMAIL_EVENTS = '/api/email/events';
/** An e-mail's link: GET asks for confirmation, POST unsubscribes at once (RFC 8058). */
export const EMAIL_UNSUBSCRIBE = '/api/email/unsubscribe';
