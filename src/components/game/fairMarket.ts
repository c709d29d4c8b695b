import type { Game } from '#domain/game.ts';
import { moneylineProbabilities } from '#domain/prices/fairProbabilities.ts';
import { referenceMarket } from '#domain/prices/referenceMarket.ts';

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
