/** Paths of sign-in and sign-out without their schemas: browsers then load no validation library. */
export const AUTH_PATHS = {
  sendCode: '/api/auth/send-code',
  resendCode: '/api/auth/resend-code',
  verifyCode: '/api/auth/verify-code',
  sendEmailCode: '/api/auth/email-code',
  verifyEmailCode: '/api/auth/verify-email-code',
  session: '/api/auth/session',
  sessions: '/api/auth/sessions',
  signOut: '/api/auth/sign-out',
} as const;

/** POST, signed by Supabase Auth: texts a code to a number. */
export const SEND_SMS_HOOK = '/api/hooks/send-sms';
