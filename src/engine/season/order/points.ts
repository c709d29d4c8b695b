import type { SeasonRun } from '../run.ts';
import { criteriaTally } from './criteria.ts';
import type { Criterion } from './rank.ts';

/**
 * Best combined ranking in points scored and in points allowed among the teams of `among`: the sum of the two places, the lowest
 * is best. Teams with equal points share a place.
 */
export const combinedRanking =
  (among: (team: number) => readonly number[]): Criterion =>
  ({ scored, conceded }, tied) =>
    tied.map((team) => {
      let better = 0;
      for (const other of among(team)) {
        if ((scored[other] ?? 0) > (scored[team] ?? 0)) better += 1;
        if ((conceded[other] ?? 0) < (conceded[team] ?? 0)) better += 1;
      }
      return -better;
    });

/** Points scored less points allowed against the opponents in `opponentsOf`. */
export const netPointsAgainst =
  (
    opponentsOf: (run: SeasonRun, team: number, tied: readonly number[]) => readonly number[],
  ): Criterion =>
  (run, tied) =>
    tied.map((team) => {
      const opponents = opponentsOf(run, team, tied);
      const { scored, conceded } = criteriaTally(run, team, (opponent) =>
        opponents.includes(opponent),
      );
      return scored - conceded;
    });
