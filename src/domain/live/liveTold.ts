import type { GameState } from './gameState.ts';
import type { LiveStage } from './liveStage.ts';

/** What a feed tells of one game at one time. */
export interface LiveTold {
  /** The feed's id of the game. */
  readonly sourceId: string;
  readonly stage: LiveStage;
  /** The feed's words: "8:14 - 3rd Quarter". */
  readonly detail: string;
  /** True between two periods or halves, and at the end of a period. */
  readonly between: boolean;
  /** Soccer: its 90 minutes have ended, and the feed tells of extra time or penalties. */
  readonly goesOn?: true | undefined;
  /** Absent before the start, and where the feed's clock or score is not understood. */
  readonly state?: GameState | undefined;
}
