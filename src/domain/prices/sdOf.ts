import { FIGURES } from '../leagues/index.ts';
import type { League } from '../leagues/league.ts';
import type { LinedMarket } from './shiftBySd.ts';

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
