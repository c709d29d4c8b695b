import type { ListedGame } from '#domain/game/listedGame.ts';
import type { GameLinesSaid } from '#domain/players/board/boardPlayer.ts';
import type { PlayerLine } from '#domain/players/line.ts';

/** A league's games that have not ended. */
export interface LeagueAhead {
  /** The soonest first. */
  readonly games: readonly ListedGame[];
  /** Eastern day of the last final that the lines have learned from, YYYY-MM-DD; undefined before the first lines. */
  readonly learnedTo: string | undefined;
  /** When the slate was last confirmed, ISO 8601 in UTC. */
  readonly asOf: string | undefined;
}

/** The same, and what was drawn of their players. */
export interface SlatePlayers extends LeagueAhead {
  /** The soonest first; those without lines are left out. */
  readonly said: readonly GameLinesSaid[];
}

/** The same, and one player's next game. */
export interface PlayerAhead extends LeagueAhead {
  /** The soonest game of which he was drawn; undefined if he was in none. */
  readonly next: { readonly game: ListedGame; readonly line: PlayerLine } | undefined;
}
