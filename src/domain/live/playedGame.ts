import type { Histogram } from '../game/scoreGrid.ts';
import type { League } from '../leagues/league.ts';
import type { GameState } from './gameState.ts';
import type { LiveChances } from './liveFigures.ts';
import type { LiveStage } from './liveStage.ts';

interface PlayedTeam {
  readonly name: string;
  readonly shortName: string;
}

/** A game of ours as feeds told it lately, with what was published before its start. Times are ISO 8601 in UTC. */
export interface PlayedGame {
  readonly gameId: number;
  readonly league: League;
  readonly neutral: boolean;
  readonly home: PlayedTeam;
  readonly away: PlayedTeam;
  readonly stage: LiveStage;
  /** The feed's words: "4:12 - 4th Quarter". */
  readonly detail: string;
  /** Null: none was understood. */
  readonly state: GameState | null;
  readonly toldAt: string;
  /** When it was first told to be played, and how it stood; null: never. */
  readonly began: { readonly at: string; readonly state: GameState } | null;
  /** When it was told to be over, extra time and penalties included; null: it is not, or its last score was not understood. */
  readonly endedAt: string | null;
  readonly chances: LiveChances;
  /** Margins of the published runs, home − away. */
  readonly margins: Histogram;
}
