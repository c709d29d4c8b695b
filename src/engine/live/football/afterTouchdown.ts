import type { FootballParameters } from './parameters.ts';

/** A touchdown's points and how often it gets them. */
interface Touchdown {
  readonly six: number;
  readonly seven: number;
  readonly eight: number;
}

/** Leads after the six points with which a side late in a game goes for two. */
const GOES_FOR_TWO: readonly number[] = [-10, -5, -2, 1, 5];
/** Seconds before the end from which it does. */
const LATE = 720;
/** Two-point tries that succeed. */
const MADE = 0.48;

/** @param lead of the scoring side before the touchdown */
export function tryAfter(
  { six, eight }: FootballParameters,
  lead: number,
  second: boolean,
  seconds: number,
): Touchdown {
  if (second && seconds <= LATE && GOES_FOR_TWO.includes(lead + 6)) {
    return { six: 1 - MADE, seven: 0, eight: MADE };
  }
  return { six, seven: 1 - six - eight, eight };
}
