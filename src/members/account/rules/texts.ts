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
  /** Supabase's own limit of checks. */
  busyChecking: {
    title: 'Not Checked',
    text: 'We’re busy. Please try again in a minute; your code stays good.',
  },
  /** Supabase did not look at the code. */
  unchecked: {
    title: 'Not Checked',
    text: 'We could not check your code just now. It stays good: please try again in a minute.',
  },
  /** No answer: it may have been used up. */
  uncheckedMaybe: {
    title: 'Not Checked',
    text: 'We got no answer in time. Please try the code again; if it is refused then, ask for a new one.',
  },
  busySending: 'We’re busy. Please try again in a minute.',
  /** Supabase's texts of the hour are used up. */
  noTextsLeft: 'We cannot text any more codes at the moment. Please try again in 15 minutes.',
  maybeSent: 'A text may be on its way. If none comes within a minute, ask for another code.',
  /** Of this number alone; one sentence, since who has sent STOP has had texts of ours. */
  numberRefused: {
    title: 'No Texts to This Number',
    text: 'This number takes no texts from us: use a mobile number, or, if STOP was texted from it to the number our codes come from, text START to that number and ask again.',
  },
  /** Of every number. */
  allRefused: 'We cannot text codes to anybody at the moment. Please try again later.',
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
export const tooManyCodesText = (seconds: number): string =>
  `Too many codes. Please try again in ${waitText(seconds)}.`;

/** Said to everybody, known or not, while codes go only to numbers that have signed in before. */
export const knownNumbersOnly = (seconds: number): string =>
  `At the moment we text codes only to numbers that have signed in before. If yours has, the code is on its way. If not, please try again in ${waitText(seconds)}.`;

/** Why a code is not checked: too many wrong ones for its number today. */
export const TOO_MANY_GUESSES = 'Too many wrong codes for this number. Please try again tomorrow.';
