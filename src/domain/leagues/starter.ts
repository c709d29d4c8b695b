import type { StarterFigures } from './figures.ts';
import { FIGURES } from './index.ts';
import type { League } from './league.ts';

/** The starter who is rated in addition to the team in a league; undefined if none is. */
export function starterFigures(league: League): StarterFigures | undefined {
  const figures = FIGURES[league];
  return 'starter' in figures ? figures.starter : undefined;
}
