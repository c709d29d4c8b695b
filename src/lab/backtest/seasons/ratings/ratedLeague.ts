import { isGoalLeague } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import type { LineLog } from '../../types.ts';
import type { Remember } from '../remember.ts';
import { ratedGoals } from './goals.ts';
import { ratedMargin } from './margin.ts';
import type { RatedLeague } from './types.ts';

export const ratedLeague = (
  league: League,
  folder: string,
  remember: Remember,
  log: LineLog,
): RatedLeague =>
  isGoalLeague(league)
    ? ratedGoals(league, folder, remember, log)
    : ratedMargin(league, folder, remember, log);
