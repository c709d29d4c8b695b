/** A number as stored and sent: +1 and ten digits. */
export const PHONE = /^\+1[2-9]\d{9}$/;
const DIGITS = 10;

const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '');

/** The typed digits as "(xxx) xxx-xxxx", as far as they go. A leading 1 or +1 of a pasted number is dropped. */
export function formatPhone(typed: string): string {
  const all = digitsOf(typed);
  const digits = (all.length > DIGITS && all.startsWith('1') ? all.slice(1) : all).slice(0, DIGITS);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area && `(${area}`;
}

/** The number to send, from what a reader typed; undefined if it is not ten digits. */
export function phoneNumber(typed: string): string | undefined {
  const digits = digitsOf(typed);
  return digits.length === DIGITS ? `+1${digits}` : undefined;
}

/** A stored number reduced to its last four digits, for display to others. */
export const maskPhone = (phone: string): string => `(•••) •••-${phone.slice(-4)}`;
