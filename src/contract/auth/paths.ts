/** Paths of sign-in and sign-out, apart from their schemas: a browser loads no validation library for them. */
export const AUTH_PATHS = {
  sendCode: '/api/auth/send-code',
  resendCode: '/api/auth/resend-code',
  verifyCode: '/api/auth/verify-code',
  session: '/api/auth/session',
  sessions: '/api/auth/sessions',
  signOut: '/api/auth/sign-out',
} as const;
