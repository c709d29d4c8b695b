import { FIGURES } from '../leagues/index.ts';
import type { League } from '../leagues/league.ts';

/** A market with a line. */
export type LinedMarket = 'spread' | 'total';

/** SD of both sides' goals in a soccer game around their mean, rounded: Poisson's for 2.7 goals. */
const GOALS_SD = 1.65;

/** A logistic curve is steeper than the normal one of the same SD by this factor. */
const STEEPNESS = 1.702;

/** SD of a league's margins or totals around the line, points. */
function sdOf(league: League, market: LinedMarket): number {
  const figures = FIGURES[league];
  if (market === 'spread') return figures.bounds.marginSd;
  return 'start' in figures ? figures.start.totalSd : GOALS_SD;
}

/**
 * Converts a share at one line to another line with a bell curve as wide as the league's games scatter: a logistic one, so it is
 * a shift of the log-odds. Good for a point or two; ignores key numbers.
 * @param share 0–1: of the home side at its handicap, or of the over at the total
 */
export function shiftedShare(
  league: League,
  market: LinedMarket,
  share: number,
  from: number,
  to: number,
): number {
  if (from === to) return share;
  const toward = market === 'spread' ? to - from : from - to;
  const odds = Math.log(share / (1 - share)) + (STEEPNESS * toward) / sdOf(league, market);
  return 1 / (1 + Math.exp(-odds));
}
