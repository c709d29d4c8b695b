import type { League } from '#domain/league.ts';
import type { GoalLeague } from '../goals/types.ts';

/** Leagues rated by points better than average. */
export type MarginLeague = Exclude<League, GoalLeague>;
