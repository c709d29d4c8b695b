import { fairMoneyline } from '#domain/fairMoneyline.ts';
import type { Game } from '#domain/game.ts';

/** Win probabilities of the market with the bookmaker's margin removed, 0–100. */
export interface FairMarket {
  readonly home: number;
  readonly away: number;
  readonly draw: number;
  readonly sample: boolean;
}

/** From the first moneyline quoted; absent without one, or where its prices are no market's. */
export function fairMarket(game: Game): FairMarket | undefined {
  const quote = game.odds.find(({ moneyline }) => moneyline !== undefined);
  const fair = quote?.moneyline && fairMoneyline(quote.moneyline);
  if (!quote || !fair) return undefined;
  return {
    home: fair.home * 100,
    away: fair.away * 100,
    draw: fair.draw * 100,
    sample: quote.sample,
  };
}
