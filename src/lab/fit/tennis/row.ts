import type { PlayedMatch, Surface } from '#engine/tennis/match.ts';
import type { SetEnd } from '#engine/tennis/sets.ts';

/** One played match of a file. A and B are in alphabetical order, independent of the winner. */
export interface FileMatch extends PlayedMatch {
  readonly season: number;
  /** As in the file: the tournament's first day on the ATP tour, the day of play on the WTA's. */
  readonly date: string;
  readonly tournament: string;
  /** How a deciding set continues at 6-6. */
  readonly finalSet: SetEnd;
  /** Place in the order of play: matches are learned from in this order. */
  readonly order: number;
  /** Closing prices, American, not rounded, if the two can be a market. */
  readonly prices?: Readonly<Record<'a' | 'b', number>> | undefined;
}

/** A round's position in a draw of 128. A round robin counts as a round of 16. */
const ROUND_NUMBERS: Readonly<Record<string, number>> = {
  R128: 0,
  R64: 1,
  R32: 2,
  R16: 3,
  RR: 3,
  QF: 4,
  SF: 5,
  BR: 5,
  '3rd/4th': 5,
  F: 6,
  R1: 0,
  R2: 1,
  R3: 2,
  R4: 3,
  'Third Place': 5,
};

/** Rounds before this one: 0–6. Unknown rounds count as a round of 32. */
export const roundNumber = (round: string): number => ROUND_NUMBERS[round] ?? 2;

const SURFACE_NAMES: Readonly<Record<string, Surface>> = { clay: 'clay', grass: 'grass' };

/** The surface by its name in the data. */
export const surfaceNamed = (name: string): Surface => SURFACE_NAMES[name.toLowerCase()] ?? 'hard';
