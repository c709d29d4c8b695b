import type { Score } from '../game/game.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import { type Outcome, outcomeBeyond } from './outcome.ts';
import type { PickTerms } from './picks/pick.ts';

/**
 * The result of a pick or bet, from a game's final score with the predicted sides. A level score is a draw in leagues with draws,
 * and returns a moneyline stake elsewhere.
 */
export function settleGame(
  league: League,
  { home, away }: Score,
  { market, pick, line = 0 }: PickTerms,
): Outcome {
  const margin = home - away;
  if (market === 'total') {
    const over = home + away - line;
    return outcomeBeyond(pick === 'over' ? over : 0 - over);
  }
  const own = pick === 'home' ? margin : 0 - margin;
  if (market === 'spread') return outcomeBeyond(own + line);
  if (pick === 'draw') return margin === 0 ? 'win' : 'loss';
  if (margin === 0) return LEAGUES[league].canDraw ? 'loss' : 'push';
  return own > 0 ? 'win' : 'loss';
}
