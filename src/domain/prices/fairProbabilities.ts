import type { Game } from '../game.ts';
import { devigPower } from './devig.ts';
import type { OddsQuote } from './odds.ts';
import { referenceMarket } from './referenceMarket.ts';

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

/** Win probabilities of the market with the bookmaker's margin removed, 0–100. */
export interface FairMarket {
  readonly home: number;
  readonly away: number;
  readonly draw: number;
  readonly sample: boolean;
}

/** From the moneyline a prediction is set against; absent without one, or where its prices are no market's. */
export function fairMarket(game: Game): FairMarket | undefined {
  const market = referenceMarket(game.odds);
  const fair = market?.moneyline && moneylineProbabilities(market.moneyline);
  if (!market || !fair) return undefined;
  return {
    home: fair.home * 100,
    away: fair.away * 100,
    draw: fair.draw * 100,
    sample: market.sample,
  };
}
