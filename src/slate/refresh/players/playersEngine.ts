import type { LeaguePlayers } from '#engine/players/leagues/leaguePlayers.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';

/** What a league's players are forecast from before any final was learned. */
export interface PlayersStart {
  /** Eastern day of the last final that the fit had learned, YYYY-MM-DD. */
  readonly learnedTo: string;
  readonly players: readonly {
    readonly playerId: string;
    readonly name: string;
    /** Key of his team's rating. */
    readonly team: string;
    readonly position: string;
  }[];
  /** The league's own JSON. */
  readonly state: unknown;
}

/** The players' models of all leagues, each loaded when it is needed. */
export interface PlayersEngine {
  readonly of: (league: PlayerLeague) => Promise<LeaguePlayers>;
  readonly start: (league: PlayerLeague) => Promise<PlayersStart>;
}
