import { isGoalLeague } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import type { SeasonRun } from './run.ts';

/** What the counts' `wins` counts of a league's season: points in soccer and hockey, else wins, a tie as half a win downward. */
export function pointsOf(league: League): (run: SeasonRun, team: number) => number {
  if (isGoalLeague(league)) {
    return ({ wins, draws }, team) => 3 * (wins[team] ?? 0) + (draws[team] ?? 0);
  }
  if (league === 'NHL') {
    return ({ wins, extraLosses }, team) => 2 * (wins[team] ?? 0) + (extraLosses[team] ?? 0);
  }
  return ({ wins, draws }, team) => (wins[team] ?? 0) + ((draws[team] ?? 0) >> 1);
}
