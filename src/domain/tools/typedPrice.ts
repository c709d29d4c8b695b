import { isAmericanPrice } from '../prices/americanOdds.ts';

/** Longest price that a field takes, American. */
const LONGEST = 100_000;

/** The American price, unrounded, of decimal odds above 1. */
export const americanOfDecimal = (decimal: number): number =>
  decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1);

const usable = (american: number): number | undefined =>
  isAmericanPrice(american) && Math.abs(american) <= LONGEST ? american : undefined;

const decimal = (odds: number): number | undefined =>
  odds > 1 ? usable(americanOfDecimal(odds)) : undefined;

/**
 * A price as bettors type it, as an American price, unrounded: "-110", "−110", "+150", "150", "1.91", "10/11", "52.4%", "even".
 * Whole numbers from 100 on are American, numbers with a decimal point below 100 decimal odds. Undefined for what is no price.
 */
export function typedPrice(typed: string): number | undefined {
  const text = typed.trim().toLowerCase().replace('−', '-').replace(/\s+/g, '');
  if (/^(?:even|evens|ev|pk)$/.test(text)) return 100;
  const fraction = /^(\d{1,6})[/:](\d{1,6})$/.exec(text);
  if (fraction) return decimal(1 + Number(fraction[1]) / Number(fraction[2]));
  const share = /^(\d{1,2}(?:[.,]\d+)?)%$/.exec(text);
  if (share) return decimal(100 / Number((share[1] ?? '').replace(',', '.')));
  if (/^[+-]\d{1,6}(?:\.\d+)?$/.test(text)) return usable(Number(text));
  if (!/^\d{1,6}(?:[.,]\d{1,6})?$/.test(text)) return undefined;
  const number = Number(text.replace(',', '.'));
  return number >= 100 ? usable(number) : decimal(number);
}

/** A plain number: "4.5", "-3", "−3", "+3", "1,000", "pk" for 0. Undefined for anything else. */
export function typedNumber(typed: string): number | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace('−', '-')
    .replace(/^\$/, '')
    .replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1')
    .replace(/½$/, '.5')
    .replace(/%$/, '');
  if (text === 'pk') return 0;
  return /^[+-]?(?:\d{1,9}(?:\.\d{1,6})?|\.\d{1,6})$/.test(text) ? Number(text) : undefined;
}
