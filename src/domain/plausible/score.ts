import type { Score } from '../game.ts';
import { LEAGUES, type League } from '../league.ts';
import { FIGURES } from '../leagues/index.ts';
import { isWithin } from './leagueBounds.ts';

/** Whether a side may have so many points at some time of a game. */
export function isPossibleScore(points: number, league: League): boolean {
  const [, highest] = FIGURES[league].bounds.finalScore;
  return Number.isInteger(points) && isWithin(points, [0, highest]);
}

/** Why a score is none a game of the league ends with; undefined where it may be one. */
export function finalScoreProblem({ home, away }: Score, league: League): string | undefined {
  const { finalScore, level } = FIGURES[league].bounds;
  const text = `${home}–${away} at the end in the ${league}`;
  if (!isWithin(home, finalScore) || !isWithin(away, finalScore)) return text;
  if (home === away && !level) return text;
  // A side's only point would be a safety that has never been scored.
  return LEAGUES[league].sport === 'football' && [home, away].includes(1) ? text : undefined;
}
