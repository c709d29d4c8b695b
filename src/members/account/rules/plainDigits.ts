/** Zeros of the scripts whose digits people type: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6] as const;

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/**
 * A text with 0–9 for digits of other scripts, full-width signs in their plain form, and without the invisible marks that
 * address books put around numbers. Digits of a script that we do not know stay as they are.
 */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, plainDigit);
