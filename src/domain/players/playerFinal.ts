import type { BoxLine } from './boxLine.ts';

/** One side of a finished game, player by player. */
export interface FinalSide {
  /** Key of the team's rating. */
  readonly team: string;
  readonly score: number;
  readonly lines: readonly BoxLine[];
}

/** A finished game as the players' states learn from it. */
export interface PlayerFinal {
  readonly season: number;
  /** Eastern date, YYYY-MM-DD. */
  readonly date: string;
  readonly home: FinalSide;
  readonly away: FinalSide;
}
