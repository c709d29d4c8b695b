import type { BasketballBoxLine, BasketballPlayer } from './state.ts';

/** One of a box score, and what was known of him. */
export interface Met {
  readonly line: BasketballBoxLine;
  readonly player: BasketballPlayer;
  /** Whether this was his first game that we know of. */
  readonly isNew: boolean;
}

/** A side of a final box score. */
export interface PlayedSide {
  readonly season: number;
  readonly team: string;
  readonly opponent: string;
  readonly own: number;
  readonly other: number;
}
