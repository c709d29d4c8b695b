import { plainDigits } from './plainDigits.ts';

/** Digits of every code that we ask for: by text, by e-mail and on the voice line. */
export const CODE_DIGITS = 6;

/** A code and nothing around it. */
export const CODE_PATTERN = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);

/** Minutes that a sent code stays valid. A line code stays valid until it is renewed. */
export const CODE_MINUTES = { phone: 5, email: 15 } as const;

/** Seconds until a second code may be requested. */
export const RESEND_AFTER_S = 60;

/** The digits of a typed or pasted code, of whatever script, six at most. */
export const typedCode = (value: string): string =>
  plainDigits(value)
    .replaceAll(/[^0-9]/g, '')
    .slice(0, CODE_DIGITS);
