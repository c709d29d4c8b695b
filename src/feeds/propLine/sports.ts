import type { League } from '#domain/leagues/league.ts';

/**
 * PropLine's keys of our leagues, the asked one first (its packages' pages and public programs that use it, read 2026-11-27); an
 * answer may name the longer key of The Odds API, which PropLine takes, too. It lists no MLS key that we have seen: assumed.
 */
export const PROP_LINE_KEYS: Readonly<Record<League, readonly [string, ...string[]]>> = {
  NFL: ['football_nfl', 'americanfootball_nfl'],
  NCAAF: ['football_ncaaf', 'americanfootball_ncaaf'],
  NBA: ['basketball_nba'],
  NCAAB: ['basketball_ncaab'],
  WNBA: ['basketball_wnba'],
  MLB: ['baseball_mlb'],
  NHL: ['hockey_nhl', 'icehockey_nhl'],
  EPL: ['soccer_epl'],
  LaLiga: ['soccer_la_liga', 'soccer_spain_la_liga'],
  Bundesliga: ['soccer_bundesliga', 'soccer_germany_bundesliga'],
  SerieA: ['soccer_serie_a', 'soccer_italy_serie_a'],
  MLS: ['soccer_mls', 'soccer_usa_mls'],
};
