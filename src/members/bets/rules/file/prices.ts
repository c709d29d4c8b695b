import { amountOf, type FileStyle, plainAmount } from './amounts.ts';

/** Highest price that we keep, either way. */
const HIGHEST = 100_000;

/** The American price of a profit on a stake of 1, to the next whole one. */
const american = (profit: number): number =>
  profit >= 1 ? Math.round(100 * profit) : Math.round(-100 / profit);

/** Decimal odds below this; American prices lie at or beyond it. */
const HIGHEST_DECIMAL = 100;
const EVEN = /^(?:even|evens|ev|evs|pk)$/i;

/**
 * A price as American odds: from "-110", "−110", "+150", "EVEN", decimal odds ("1.91") or a fraction ("10/11"). Undefined if it is
 * none, or beyond ±100,000.
 */
export function priceInFile(
  text: string,
  style: Pick<FileStyle, 'decimalComma' | 'decimalOdds'>,
): number | undefined {
  if (EVEN.test(text.trim())) return 100;
  const plain = plainAmount(text);
  const [, over, under] = /^(\d{1,4})\/(\d{1,4})$/.exec(plain) ?? [];
  const fraction = under === undefined ? undefined : Number(over) / Number(under);
  if (fraction !== undefined)
    return fraction > 0 && fraction <= 1000 ? american(fraction) : undefined;
  const number = amountOf(text, style);
  if (number === undefined) return undefined;
  const isSigned = /^[-+]/.test(plain);
  const isDecimal =
    !isSigned &&
    number > 1 &&
    (style.decimalOdds || (number < HIGHEST_DECIMAL && /[.,]/.test(plain)));
  const price = isDecimal ? american(number - 1) : number;
  return Number.isInteger(price) && Math.abs(price) >= 100 && Math.abs(price) <= HIGHEST
    ? price
    : undefined;
}

/** Whether a file's prices are decimal odds: one has decimals below 100, and none has a sign. */
export function hasDecimalOdds(cells: readonly string[]): boolean {
  const plain = cells.map(plainAmount);
  return (
    plain.some((text) => /^\d{1,2}[.,]\d{1,3}$/.test(text)) &&
    !plain.some((text) => /^[-+]/.test(text))
  );
}
