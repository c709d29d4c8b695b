import type { ListedGame } from '#domain/game/listedGame.ts';
import type { GameLinesSaid } from '#domain/players/board/boardPlayer.ts';

/** A league's games that have not ended, and what was drawn of their players. */
export interface SlatePlayers {
  readonly games: readonly ListedGame[];
  /** The soonest first; those without lines are left out. */
  readonly said: readonly GameLinesSaid[];
  /** Eastern day of the last final that the lines have learned from, YYYY-MM-DD; undefined before the first lines. */
  readonly learnedTo: string | undefined;
  /** When the slate was last confirmed, ISO 8601 in UTC. */
  readonly asOf: string | undefined;
}
