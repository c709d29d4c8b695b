/** Paths of the voice line's part of the account page. */
export const VOICE_PATHS = {
  code: '/api/voice/code',
  renew: '/api/voice/code/renew',
  revoke: '/api/voice/code/revoke',
} as const;

/** POST, signed by Twilio: a call that comes in and each turn of it; what became of a call. Set for the number at Twilio. */
export const VOICE_WEBHOOKS = {
  call: '/api/voice/call',
  status: '/api/voice/status',
} as const;
