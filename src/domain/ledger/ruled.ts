import { microsecondInstant } from './instant.ts';
import { isLineObject } from './line.ts';

/** The version of the published settlement by which grades are checked. */
export const RULE = 1;

/** What a grade by a published rule says besides what is graded. */
export interface Ruled {
  /** The earliest start ever told, as the grade says it; with microseconds. */
  readonly startTime: string;
  /** When the result was told; null if nothing was ever told. */
  readonly toldAt: string | null;
}

/** Whether a grade names a rule at all. */
export const namesRule = ({ rule }: Readonly<Record<string, unknown>>): boolean =>
  rule !== undefined && rule !== null;

/** Reads a grade; undefined if it lacks its start, or who told its result and when. */
export function ruledOf(grade: Readonly<Record<string, unknown>>): Ruled | undefined {
  const startTime = microsecondInstant(grade.startTime);
  const { result } = grade;
  if (startTime === undefined) return undefined;
  if (result === null) {
    const isTold = (grade.score ?? null) !== null || (grade.ended ?? null) !== null;
    return isTold ? undefined : { startTime, toldAt: null };
  }
  if (!isLineObject(result) || typeof result.feed !== 'string') return undefined;
  const toldAt = microsecondInstant(result.toldAt);
  return toldAt === undefined ? undefined : { startTime, toldAt };
}
