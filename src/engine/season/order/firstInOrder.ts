import type { SeasonRun } from '../run.ts';
import { breakTie, type TieRules } from './rank.ts';

/**
 * The first `count` teams as `rankTeams` orders them. Ties that only concern places below are not broken: breaking them takes most
 * of a run's time.
 */
export function firstInOrder(
  run: SeasonRun,
  teams: readonly number[],
  value: (team: number) => number,
  rules: TieRules,
  count: number,
): number[] {
  const first: number[] = [];
  let left = teams;
  while (first.length < count && left.length > 0) {
    let best = Number.NEGATIVE_INFINITY;
    for (const team of left) best = Math.max(best, value(team));
    const level = left.filter((team) => value(team) === best);
    left = left.filter((team) => value(team) !== best);
    first.push(...breakTie(run, level, rules));
  }
  return first.slice(0, count);
}
