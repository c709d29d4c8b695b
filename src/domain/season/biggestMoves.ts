import { movedPoints } from './movedPoints.ts';

/** A team's odds now and a week ago, 0–1, in the order of the format's goals. */
interface Moving<T> {
  readonly team: T;
  readonly odds: readonly number[];
  /** Absent: none were published. */
  readonly before?: readonly number[] | undefined;
}

/** What one team's odds of one goal moved, in whole points. */
interface SeasonMove<T> {
  readonly team: T;
  /** Place of the goal in the format. */
  readonly goal: number;
  readonly points: number;
}

/**
 * Each team's biggest move of a week, the biggest first; moves of less than a point, or that may be luck, are none.
 * @param runs seasons that the odds are from
 */
export function biggestMoves<T>(
  teams: readonly Moving<T>[],
  runs: number,
  most: number,
): readonly SeasonMove<T>[] {
  const bigger = (one: SeasonMove<T>, other: SeasonMove<T>): number =>
    Math.abs(other.points) - Math.abs(one.points);
  return teams
    .flatMap(({ team, odds, before }): readonly SeasonMove<T>[] => {
      const moves = odds.flatMap((share, goal) => {
        const points = movedPoints(share, before?.[goal], runs);
        return points === undefined ? [] : [{ team, goal, points }];
      });
      return moves.toSorted(bigger).slice(0, 1);
    })
    .toSorted(bigger)
    .slice(0, most);
}
