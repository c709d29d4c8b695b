import type { PlayerLeague } from '#domain/players/statNames.ts';
import { type PlayersStart, startOf } from '#engine/fitted/players/start/index.ts';
import { leaguePlayersOf } from '#engine/players/leagues/index.ts';
import type { LeaguePlayers } from '#engine/players/leagues/leaguePlayers.ts';

/** The players' models of all leagues, each loaded when it is needed. */
export interface PlayersEngine {
  readonly of: (league: PlayerLeague) => Promise<LeaguePlayers>;
  /** What is known before the first final. */
  readonly start: (league: PlayerLeague) => Promise<PlayersStart>;
}

/** The engine's, with its committed fits. */
export const playersEngine: PlayersEngine = { of: leaguePlayersOf, start: startOf };
