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

/** Paths by which a device comes to be trusted. A payment's proof is the billing wing's, an address's the messages wing's. */
export const TRUST_PATHS = {
  standing: '/api/account/trust',
  device: '/api/account/trust/device',
  sendEmail: '/api/messages/email/prove',
  confirmEmail: '/api/messages/email/prove/confirm',
} as const;

/** POST, signed by Supabase Auth: texts a code to a number. */
export const SEND_SMS_HOOK = '/api/hooks/send-sms';

/** POST, signed by Twilio: what became of a text with a code, whose id is in the query. */
export const CODE_STATUS = '/api/hooks/code-status';
/** That address for one text; undefined without the site's own address. */
export const codeReport = (siteUrl: string | undefined, text: string): string | undefined =>
  siteUrl ? `${siteUrl.replace(/\/$/, '')}${CODE_STATUS}?text=${text}` : undefined;
