import type { CardGame } from '../game/listedGame.ts';
import { oncePer } from '../time/oncePer.ts';
import { withCountedBooks } from './gameEdges.ts';
import { pricedBets } from './pricedBets.ts';
import { valueScore } from './valueScore.ts';

/**
 * The best score of the game, over both sources, by which lists are ordered and which the API says. A book that is left out of a
 * market is left out here, too: no list is led by a bet that its own page rejects. Undefined without a price that counts.
 */
export const bestScore = oncePer((game: CardGame): number | undefined => {
  const scores = pricedBets(withCountedBooks(game)).map(({ shares, american }) =>
    valueScore(shares, american),
  );
  return scores.length === 0 ? undefined : Math.max(...scores);
});
