/** Tours that are rated. */
export type Tour = 'ATP' | 'WTA';

/** Carpet counts as hard. */
export const SURFACES = ['hard', 'clay', 'grass'] as const;
export type Surface = (typeof SURFACES)[number];

/** Shares of the two tours' matches of 2022–26 by surface: used if a match's surface is unknown. */
export const SURFACE_SHARES: Readonly<Record<Surface, number>> = {
  hard: 0.62,
  clay: 0.27,
  grass: 0.11,
};

/** A player on the day of a match. */
export interface TennisEntrant {
  /** The key the ratings use: the player's name as in the tour's data. */
  readonly key: string;
  /** Official singles ranking on the day, from 1; absent if unknown. */
  readonly rank?: number | undefined;
  /** Years; absent if unknown. */
  readonly age?: number | undefined;
}

/** A match before it is played. */
export interface TennisFixture {
  readonly a: TennisEntrant;
  readonly b: TennisEntrant;
  /** Day of play, days since 1970-01-01. */
  readonly day: number;
  /** Undefined if unknown. */
  readonly surface: Surface | undefined;
  readonly bestOf: 3 | 5;
}

/** A match that was played. A walkover is none. */
export interface PlayedMatch extends TennisFixture {
  readonly winner: 'a' | 'b';
  /** Games of A and B set by set, including a retirement's unfinished set but not a match tie-break. */
  readonly sets: readonly (readonly [a: number, b: number])[];
  /** True if the loser gave up or was disqualified. */
  readonly retired: boolean;
  /** P(A wins) by the de-vigged closing line, if there is one. */
  readonly close?: number | undefined;
}

/** Games a match was played over: one figure for each player. */
export function gamesInSets(sets: PlayedMatch['sets']): { a: number; b: number } {
  let a = 0;
  let b = 0;
  for (const [gamesA, gamesB] of sets) {
    a += gamesA;
    b += gamesB;
  }
  return { a, b };
}
