import type { PlayerLeague } from '#domain/players/statNames.ts';
import type { LeaguePlayers } from './leaguePlayers.ts';

/** How each league's players are loaded: one sport alone, so that a browser gets no other. */
const LOADERS: Readonly<Record<PlayerLeague, () => Promise<LeaguePlayers>>> = {
  NFL: async () => (await import('./nfl.ts')).NFL_PLAYERS,
  NBA: async () => (await import('./nba.ts')).NBA_PLAYERS,
  WNBA: async () => (await import('./wnba.ts')).WNBA_PLAYERS,
  MLB: async () => (await import('./mlb.ts')).MLB_PLAYERS,
  NHL: async () => (await import('./nhl.ts')).NHL_PLAYERS,
  EPL: async () => (await import('./epl.ts')).EPL_PLAYERS,
  LaLiga: async () => (await import('./laliga.ts')).LALIGA_PLAYERS,
  Bundesliga: async () => (await import('./bundesliga.ts')).BUNDESLIGA_PLAYERS,
  SerieA: async () => (await import('./seriea.ts')).SERIEA_PLAYERS,
};

/** A league's players by its committed fit. */
export const leaguePlayersOf = (league: PlayerLeague): Promise<LeaguePlayers> => LOADERS[league]();
