import { devigPower } from './devig.ts';
import type { OddsQuote } from './odds.ts';

/** De-vigged prices of one market; undefined where they are not one. */
export function fairProbabilities(americanPrices: readonly number[]): number[] | undefined {
  try {
    return devigPower(americanPrices);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Win probabilities (0–1) of a moneyline without its vig; undefined where its prices are no market's. */
export function moneylineProbabilities({
  home,
  away,
  draw,
}: NonNullable<OddsQuote['moneyline']>):
  | { readonly home: number; readonly away: number; readonly draw: number }
  | undefined {
  const fair = fairProbabilities(draw === undefined ? [home, away] : [home, away, draw]);
  if (!fair) return undefined;
  const [h = 0, a = 0, d = 0] = fair;
  return { home: h, away: a, draw: d };
}
