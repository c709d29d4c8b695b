import type { StarterFigures } from './figures.ts';
import { FIGURES } from './index.ts';
import type { League } from './league.ts';

/** Whose name is rated beside the team's in a league; undefined where nobody's is. */
export function starterOf(league: League): StarterFigures | undefined {
  const figures = FIGURES[league];
  return 'starter' in figures ? figures.starter : undefined;
}
