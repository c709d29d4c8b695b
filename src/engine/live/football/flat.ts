import { HALF_STOPS } from './clock.ts';
import type { DriveMove } from './moves.ts';

/** What each side adds to the log odds that its drives score. */
export interface DriveStrengths {
  readonly home: number;
  readonly away: number;
}

/** Where a game goes on: a stop with one side's drive to come, and the points made on the way there. */
export interface Step {
  /** 2 × stop, and 1 more where the away side has the ball; the first half's stops come after the second's. */
  readonly pile: number;
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** The break between the halves. */
export const HALF_TIME = 2 * HALF_STOPS;

/** A side's moves as steps. @param second whether they lie in the second half */
export const stepsOf = (moves: readonly DriveMove[], homeBall: boolean, second: boolean): Step[] =>
  moves.map(({ stop, own, other, keeps, chance }) => ({
    pile: 2 * (stop + (second ? 0 : HALF_STOPS)) + (homeBall === keeps ? 0 : 1),
    home: homeBall ? own : other,
    away: homeBall ? other : own,
    chance,
  }));

/** Steps laid flat for speed. */
export interface FlatDrive {
  readonly chance: Float64Array;
  readonly pile: Int32Array;
  /** The points, home × width + away. */
  readonly step: Int32Array;
}

export const flatOf = (steps: readonly Step[], width: number): FlatDrive => ({
  chance: Float64Array.from(steps, ({ chance }) => chance),
  pile: Int32Array.from(steps, ({ pile }) => pile),
  step: Int32Array.from(steps, ({ home, away }) => home * width + away),
});

/** Steps with those to the same place, with the same points, added up. */
export function mergedSteps(steps: readonly Step[]): Step[] {
  const known = new Map<number, Step>();
  for (const step of steps) {
    const key = (step.pile * 16 + step.home) * 16 + step.away;
    const same = known.get(key);
    known.set(key, same ? { ...same, chance: same.chance + step.chance } : step);
  }
  return [...known.values()];
}
