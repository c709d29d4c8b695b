/** A result that a reader sets. */
export interface SeasonPick {
  /** Place in the inputs' `left`. */
  readonly game: number;
  readonly result: SeasonResult;
}

export const SEASON_RESULTS = ['home', 'draw', 'away'] as const;
export type SeasonResult = (typeof SEASON_RESULTS)[number];
