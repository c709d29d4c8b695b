import type { SoccerPosition } from './params.ts';

/** One player's line of a final. */
export interface SoccerLine {
  readonly playerId: string;
  readonly position: SoccerPosition;
  readonly started: boolean;
  /** Whole, 1 to 90. */
  readonly minutes: number;
  readonly goals: number;
  readonly assists: number;
  /** Absent where the source does not count them. */
  readonly shots?: number | undefined;
}

/** One side of a final: whoever played. */
export interface SoccerBoxSide {
  readonly team: string;
  readonly players: readonly SoccerLine[];
}

/** What a final says of its players: all that the states learn from. */
export interface SoccerBox {
  /** The year in which the season ends. */
  readonly season: number;
  readonly home: SoccerBoxSide;
  readonly away: SoccerBoxSide;
}
