import type { Tour } from './match.ts';
import type { TennisParams } from './params.ts';

/** A player as stored: estimates as [mean, variance], see Player and Skill. */
export interface RatedPlayerRow {
  /** Level, form, and the offsets on hard, clay and grass courts. */
  readonly lines: readonly number[];
  readonly results: readonly number[];
  readonly service: readonly number[];
  readonly matches: number;
  /** Days since 1970-01-01. */
  readonly lastDay: number;
  /** Absent if no match was given up. */
  readonly hurtDay?: number | undefined;
}

/** Ratings of one tour on one day. Plain JSON: it can be stored and read back. */
export interface TennisRatings {
  readonly tour: Tour;
  readonly params: TennisParams;
  readonly day: number;
  readonly lineShare: number;
  /** By key: names as in the tour's data. */
  readonly players: Readonly<Record<string, RatedPlayerRow>>;
}
