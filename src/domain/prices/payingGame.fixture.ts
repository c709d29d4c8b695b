import { EXAMPLE_GAME, EXAMPLE_PREDICTION, EXAMPLE_QUOTE } from '../game/exampleGame.fixture.ts';
import type { PredictedGame } from '../game/game.ts';
import { bookNamed } from './bookmakers.ts';
import type { OddsQuote } from './odds.ts';
import { laggingHistory } from './sharpHistory.fixture.ts';

/** Prices of the home side, which wins 55 of 100 simulated games, seen at `asOf`; books that lag a sharp one that moved. */
export function pricedGame(
  id: number,
  asOf: Date,
  prices: readonly Partial<OddsQuote>[],
  change: Partial<Pick<PredictedGame, 'gameTime' | 'timeKnown'>> = {},
): PredictedGame {
  const anchor = {
    win: { home: 0.55, draw: 0, away: 0.45 },
    books: ['DraftKings', 'Bovada'],
    leftOut: [],
  };
  const prediction = {
    ...EXAMPLE_PREDICTION,
    homeWinProbability: 55,
    awayWinProbability: 45,
    bothRated: true,
    anchor,
  };
  const { moneyline: _, spread: __, total: ___, ...book } = EXAMPLE_QUOTE;
  const odds = prices.map((price) => ({
    ...book,
    sample: false,
    asOf: asOf.toISOString(),
    ...price,
    ...(price.provider !== undefined && { book: bookNamed(price.provider).id }),
  }));
  // A sharp book gives the home side .55 since ten minutes, .45 before.
  const priceHistory = odds.length > 0 ? laggingHistory(odds, { from: 0.45, to: 0.55 }) : undefined;
  return {
    ...EXAMPLE_GAME,
    id,
    status: 'scheduled',
    prediction,
    odds,
    ...(priceHistory && { priceHistory }),
    ...change,
  };
}

/** A price of the home side; it pays from +100 on. */
export const homeAt = (home: number): Partial<OddsQuote> => ({ moneyline: { home, away: -140 } });
