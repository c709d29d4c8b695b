/** A number as it is stored and sent: +1 and ten digits. */
export const PHONE = /^\+1[2-9]\d{9}$/;
const DIGITS = 10;

const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '');

/** What a reader has typed, written "(xxx) xxx-xxxx" as far as it goes. A leading 1 or +1 of a pasted number is left out. */
export function formatPhone(typed: string): string {
  const all = digitsOf(typed);
  const digits = (all.length > DIGITS && all.startsWith('1') ? all.slice(1) : all).slice(0, DIGITS);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area && `(${area}`;
}

/** The number to send for what a reader has typed; undefined where it is not ten digits. */
export function phoneNumber(typed: string): string | undefined {
  const digits = digitsOf(typed);
  return digits.length === DIGITS ? `+1${digits}` : undefined;
}

/** A stored number as others may see it: its last four digits. */
export const maskPhone = (phone: string): string => `(•••) •••-${phone.slice(-4)}`;
