import { FIGURES } from '../leagues/index.ts';
import type { League } from '../leagues/league.ts';
import { type LinedMarket, shiftBySd } from './shiftBySd.ts';

export type { LinedMarket };

/** SD of both sides' goals in a soccer game around their mean, rounded: Poisson's for 2.7 goals. */
const GOALS_SD = 1.65;

/**
 * SD of a league's margins or totals around the line, points. The ledger's verifiers have the same (`ledger/close/closeSd.ts`):
 * another one is another settlement.
 */
export function sdOf(league: League, market: LinedMarket): number {
  const figures = FIGURES[league];
  if (market === 'spread') return figures.bounds.marginSd;
  return 'start' in figures ? figures.start.totalSd : GOALS_SD;
}

/**
 * Converts a share at one line to another line with a bell curve as wide as the league's games scatter (`shiftBySd`).
 * @param share 0–1: of the home side at its handicap, or of the over at the total
 */
export const shiftedShare = (
  league: League,
  market: LinedMarket,
  share: number,
  from: number,
  to: number,
): number => shiftBySd(sdOf(league, market), market, share, from, to);
