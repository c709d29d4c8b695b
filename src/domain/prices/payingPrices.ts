import { isFreshQuote } from '../game/freshness.ts';
import type { CardGame } from '../game/listedGame.ts';
import { bestOfEach, type EdgeBet, gameEdgesOf } from './gameEdges.ts';
import { readingNow } from './readingNow.ts';

/** A price worth taking, with its game. */
export interface PayingPrice<Of extends CardGame = CardGame> {
  readonly game: Of;
  readonly bet: EdgeBet;
}

/**
 * The prices over all games that are edges now: the best price of each bet, best return first. Only games to come and fresh
 * prices, never samples. None is the normal state.
 */
export function payingPrices<Of extends CardGame>(
  games: readonly Of[],
  now: Date,
): readonly PayingPrice<Of>[] {
  return games
    .flatMap((game) => {
      const odds = game.odds.filter(({ sample, asOf }) => !sample && isFreshQuote(game, asOf, now));
      const read = readingNow({ ...game, odds }, now);
      return bestOfEach(gameEdgesOf(read)).map((bet) => ({ game, bet }));
    })
    .sort((one, other) => other.bet.returnPerUnit - one.bet.returnPerUnit);
}
