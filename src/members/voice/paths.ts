/** Paths of the voice line's part of the account page. */
export const VOICE_PATHS = {
  code: '/api/voice/code',
  renew: '/api/voice/code/renew',
  revoke: '/api/voice/code/revoke',
} as const;

/** POST, signed by Twilio: an incoming call and each turn of it; and a call's end. Configured for the number at Twilio. */
export const VOICE_WEBHOOKS = {
  call: '/api/voice/call',
  status: '/api/voice/status',
} as const;
