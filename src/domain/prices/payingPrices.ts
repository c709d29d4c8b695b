import { isFresh } from '../game/freshness.ts';
import type { CardGame } from '../game/listedGame.ts';
import { bestOfEach, type EdgeBet, edgesOf } from './gameEdges.ts';

/** A price worth taking and the game it is of. */
export interface PayingPrice<Of extends CardGame = CardGame> {
  readonly game: Of;
  readonly bet: EdgeBet;
}

/**
 * Over all games the prices that are edges now: of each bet the best price alone, the best return first. Of games to
 * come only, of prices that are fresh, never of a sample. None is the normal state.
 */
export function payingPrices<Of extends CardGame>(
  games: readonly Of[],
  now: Date,
): readonly PayingPrice<Of>[] {
  return games
    .flatMap((game) => {
      const odds = game.odds.filter(({ sample, asOf }) => !sample && isFresh(game, asOf, now));
      return bestOfEach(edgesOf({ ...game, odds })).map((bet) => ({ game, bet }));
    })
    .sort((one, other) => other.bet.returnPerUnit - one.bet.returnPerUnit);
}
