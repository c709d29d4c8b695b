import { isGoalLeague } from '#domain/leagues/kinds.ts';
import { deductedPoints } from '#domain/season/formats/deductions.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonRun } from './run.ts';

/**
 * What the counts' `wins` counts of a league's season: points in soccer and hockey, else wins, a tie as half a win downward.
 * Points that the league took are off; below none is none.
 */
export function pointsOfRun(inputs: SeasonInputs): (run: SeasonRun, team: number) => number {
  const { league } = inputs;
  if (isGoalLeague(league)) {
    const deducted = deductedPoints(inputs);
    return ({ wins, draws }, team) =>
      Math.max(0, 3 * (wins[team] ?? 0) + (draws[team] ?? 0) - (deducted[team] ?? 0));
  }
  if (league === 'NHL') {
    return ({ wins, extraLosses }, team) => 2 * (wins[team] ?? 0) + (extraLosses[team] ?? 0);
  }
  return ({ wins, draws }, team) => (wins[team] ?? 0) + ((draws[team] ?? 0) >> 1);
}
