/** Paths of what members are sent. */
export const MESSAGE_PATHS = {
  settings: '/api/messages/settings',
  turnOn: '/api/messages/on',
  turnOff: '/api/messages/off',
} as const;

/** POST, signed by Twilio: a text somebody sent us; what became of one of ours. */
export const SMS_INBOUND = '/api/sms/inbound';
export const SMS_STATUS = '/api/sms/status';
