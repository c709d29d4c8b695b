import type { PlayerLeague } from '#domain/players/statNames.ts';
import { playersOf } from '#engine/players/leagues/index.ts';
import type { LeaguePlayers } from '#engine/players/leagues/leaguePlayers.ts';
import type { NamedPlayer } from './store/states.ts';

/** What a league's players are forecast from before any final was learned. */
export interface PlayersStart {
  /** Eastern day of the last final that the fit had learned, YYYY-MM-DD. */
  readonly learnedTo: string;
  readonly players: readonly NamedPlayer[];
  /** The league's own JSON. */
  readonly state: unknown;
}

/** The players' models of all leagues, each loaded when it is needed. */
export interface PlayersEngine {
  readonly of: (league: PlayerLeague) => Promise<LeaguePlayers>;
  readonly start: (league: PlayerLeague) => Promise<PlayersStart>;
}

/** The engine's, with its committed fits. */
export const playersEngine: PlayersEngine = {
  of: playersOf,
  start: async (league) => ({
    learnedTo: '2026-11-20',
    players: [],
    state: (await playersOf(league)).empty(),
  }),
};
