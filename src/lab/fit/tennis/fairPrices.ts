import { devigPower } from '#domain/prices/devig.ts';

/** A two-way tennis book outside these bounds is a data error. */
const LOWEST_BOOK = 0.98;
const HIGHEST_BOOK = 1.2;

/**
 * P(A wins) without the bookmaker's margin (power method) from decimal closing prices; undefined if a price
 * is missing or not above 1, or if the two cannot be a market: such prices exist in the data and are ignored.
 */
export function fairFromDecimal(priceA: number, priceB: number): number | undefined {
  if (!(priceA > 1 && priceB > 1)) return undefined;
  const book = 1 / priceA + 1 / priceB;
  if (!(book >= LOWEST_BOOK && book <= HIGHEST_BOOK)) return undefined;
  return devigPower([americanPriceOf(priceA), americanPriceOf(priceB)])[0];
}

/** Decimal 2.5 → 150, 1.5 → −200. */
export const americanPriceOf = (decimal: number): number =>
  decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1);
