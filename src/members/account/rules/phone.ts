import { plainDigits } from './plainDigits.ts';

/** A number as stored and sent: +1, an area code and an exchange code (2–9 first, never N11), four digits. */
export const PHONE = /^\+1(?!.11)[2-9]\d{2}(?!.11)[2-9]\d{6}$/;
const DIGITS = 10;

/** A word or sign behind a digit, as before an extension: what stands in front of it, and all from it on. */
const WORD_BEHIND = /^([^0-9]*[0-9][^\p{L}#*;]*)([\p{L}#*;].*)$/su;
/** As we write a number ourselves: its country code is gone, so a 1 in front is the area code's. */
const WRITTEN = /^\(1(?!\))/;

/**
 * The national digits of a number as typed, a leading 1, +1 or 001 dropped, as far as they go. Undefined if it cannot be a
 * number of the United States or Canada: "+" or "00" with another country, a leading 0, more than ten digits, a word inside
 * ("555-014 ext 5"). Those are never cut: another person's phone could be what is left.
 */
function nationalDigits(typed: string): string | undefined {
  const text = plainDigits(typed);
  const plus = text.lastIndexOf('+');
  if (
    /\p{Nd}/u.test(text.replaceAll(/[0-9]/g, '')) ||
    (plus >= 0 && /[0-9]/.test(text.slice(0, plus)))
  )
    return undefined;
  const all = text.replaceAll(/[^0-9]/g, '');
  if (plus >= 0 && all !== '' && !all.startsWith('1')) return undefined;
  if (all.startsWith('0') && !all.startsWith('001')) return undefined;
  const digits = WRITTEN.test(text.trimStart()) ? all : all.replace(/^(?:001|1)/, '');
  const [, , word] = WORD_BEHIND.exec(text) ?? [];
  const isCut = word !== undefined && (digits.length < DIGITS || /[0-9]/.test(word));
  return digits.length > DIGITS || isCut ? undefined : digits;
}

/** Whether a text can become a number of the United States or Canada by typing on. */
export const isDomestic = (typed: string): boolean => nationalDigits(typed) !== undefined;

/** How many digits a text holds, of whatever script. */
export const digitsIn = (text: string): number =>
  plainDigits(text).replaceAll(/[^0-9]/g, '').length;

/** The typed digits as "(xxx) xxx-xxxx", as far as they go; what cannot be a number of ours stays as typed. */
export function formatPhone(typed: string): string {
  const digits = nationalDigits(typed);
  if (digits === undefined) return typed;
  if (digits === '') return /[0-9+]/.test(plainDigits(typed)) ? typed : '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  return exchange ? `(${area}) ${exchange}` : `(${area}`;
}

/** The number to send, from what a reader typed; undefined if nobody can have it. */
export function phoneNumber(typed: string): string | undefined {
  const number = `+1${nationalDigits(typed) ?? ''}`;
  return PHONE.test(number) ? number : undefined;
}

/** A stored number reduced to its last four digits, for display to others. */
export const maskPhone = (phone: string): string => `(•••) •••-${phone.slice(-4)}`;
