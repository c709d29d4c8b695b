import type { Role } from './params.ts';

/** One skater's line of a final. */
export interface SkaterLine {
  readonly playerId: string;
  readonly role: Role;
  /** Seconds. */
  readonly iceTime: number;
  readonly shots: number;
  readonly goals: number;
  readonly assists: number;
}

/** One side of a final. */
export interface HockeyBoxSide {
  readonly team: string;
  readonly skaters: readonly SkaterLine[];
}

/** What a final says of its skaters: all that the states learn from. */
export interface HockeyBox {
  /** The year in which the season ends. */
  readonly season: number;
  readonly home: HockeyBoxSide;
  readonly away: HockeyBoxSide;
}
