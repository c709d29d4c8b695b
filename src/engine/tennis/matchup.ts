import { InputError } from '#domain/numbers/inputError.ts';
import type { Surface, Tour } from './match.ts';
import type { SetEnd } from './sets.ts';

/** A player as the feed names him or her. */
export interface MatchupPlayer {
  /** Full name, or as in the tour's data. */
  readonly name: string;
  /** Official singles ranking, a whole number from 1; absent if unknown. */
  readonly rank?: number | undefined;
  /** Years, 12–60; absent if unknown. */
  readonly age?: number | undefined;
}

/** A singles match to be predicted. */
export interface TennisMatchup {
  readonly tour: Tour;
  /** ISO 8601 instant or day: the first ten characters are the day of play. */
  readonly startTime: string;
  readonly playerA: MatchupPlayer;
  readonly playerB: MatchupPlayer;
  /** Absent if unknown: the prediction then mixes all three, and says so. */
  readonly surface?: Surface | undefined;
  readonly bestOf: 3 | 5;
  /** Default: a tie-break to 10 in best of five, which since 2022 only majors play, to 7 otherwise. */
  readonly finalSetTieBreak?: SetEnd | undefined;
}

/** Throws a RangeError that names what is out of range. */
export function checkTennisMatchup({ playerA, playerB, bestOf }: TennisMatchup): void {
  for (const [side, { rank, age }] of [
    ['playerA', playerA],
    ['playerB', playerB],
  ] as const) {
    if (rank !== undefined && !(rank >= 1)) throw new InputError(`${side}.rank is ${rank}`);
    if (age !== undefined && !(age >= 12 && age <= 60)) {
      throw new InputError(`${side}.age is ${age}, not in 12…60`);
    }
  }
  if (playerA.name === playerB.name) throw new InputError(`playerB is ${playerB.name} as well`);
  if (bestOf !== 3 && bestOf !== 5) throw new InputError(`bestOf is ${bestOf}, not 3 or 5`);
}
