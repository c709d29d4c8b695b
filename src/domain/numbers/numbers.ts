/** The sum, added from first to last, starting at 0. Another order would change the last digits. */
export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Of one value or more; NaN of none. */
export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** The mean; 0 for none. */
export const meanOrZero = (values: readonly number[]): number =>
  sum(values) / Math.max(values.length, 1);

/** The value limited to low … high. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** Numbers as pages print them: true minus, explicit plus, no negative zero. */
const MINUS = '−';

function withSign(text: string): string {
  if (Number(text) === 0) return text.replace('-', '');
  return text.startsWith('-') ? `${MINUS}${text.slice(1)}` : `+${text}`;
}

/** "+2.5", "−1.5", "0"; with `digits` a fixed number of decimals. */
export const signed = (n: number, digits?: number): string =>
  withSign(digits === undefined ? String(n) : n.toFixed(digits));

/** "2.50", "−1.50": a minus if negative, and no plus. */
export const fixed = (n: number, digits: number): string => signed(n, digits).replace(/^\+/, '');

/** American odds as a whole number: "+104", "−118". */
export const american = (odds: number): string => signed(odds, 0);

/** A percentage given as 0–100: percent(57.31, 1) is "57.3%". */
export const percent = (p: number, digits = 0): string => `${p.toFixed(digits)}%`;

/** Rounds to the nearest half, halves up: 2.25 → 2.5. Never −0. */
export const roundedToHalf = (n: number): number => Math.round(n * 2) / 2 + 0;
