import { counted } from '#domain/words/counted.ts';

/** Said to readers who are not signed in. */
export const SIGNED_OUT = 'Please sign in first';

/** Messages of the sign-in: the specification's error catalog and its success messages. */
export const SIGN_IN = {
  invalidPhone: {
    title: 'Invalid Phone Number',
    text: 'Please enter a valid 10-digit phone number',
  },
  /** For numbers of other countries, and those that get no texts. */
  foreignPhone: {
    title: 'Invalid Phone Number',
    text: 'We text codes to US and Canadian mobile numbers only. Please enter a valid 10-digit phone number',
  },
  termsRequired: {
    title: 'Terms of Service Required',
    text: 'You must accept the Terms of Service to continue',
  },
  codeFormat: { title: 'Invalid Code', text: 'Please enter the 6-digit verification code' },
  wrongCode: { title: 'Invalid Code', text: 'The verification code is incorrect or expired' },
  /** The browser sent no cookie: it keeps none, or the code's has run out. */
  noCookie: {
    title: 'No Cookie Came Back',
    text: 'Your browser kept no cookie from us, or the code is older than five minutes. Allow cookies for this site (a private window or a page inside another site may block them) and ask for a new code.',
  },
  /** The browser says so itself. */
  cookiesBlocked: {
    title: 'Cookies Are Blocked',
    text: 'Your browser keeps no cookies for this site, so you cannot sign in here. Allow cookies for this site, or open it in another browser or outside a private window.',
  },
  sendFailed: 'Failed to send code',
  resendFailed: 'Failed to resend code',
} as const;

/** "1 minute", "12 minutes", "3 hours": rounded up. */
function waitText(seconds: number): string {
  if (seconds <= 90) return counted(seconds, 'second');
  if (seconds <= 5400) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3600), 'hour');
}

/** Why no code was sent: too many requests, whoever made them. */
export const tooManyCodes = (seconds: number): string =>
  `Too many codes. Please try again in ${waitText(seconds)}.`;

/** Why a code is not checked: too many wrong ones for its number today. */
export const TOO_MANY_GUESSES = 'Too many wrong codes for this number. Please try again tomorrow.';
