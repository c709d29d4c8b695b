import type { League } from '#domain/leagues/league.ts';

/** The Odds API's keys of our leagues (its list of sports, read 2026-11-27 from the shared examples and its guide). */
export const SPORT_KEYS: Readonly<Record<League, string>> = {
  NFL: 'americanfootball_nfl',
  NCAAF: 'americanfootball_ncaaf',
  NBA: 'basketball_nba',
  NCAAB: 'basketball_ncaab',
  WNBA: 'basketball_wnba',
  MLB: 'baseball_mlb',
  NHL: 'icehockey_nhl',
  EPL: 'soccer_epl',
  LaLiga: 'soccer_spain_la_liga',
  Bundesliga: 'soccer_germany_bundesliga',
  SerieA: 'soccer_italy_serie_a',
  MLS: 'soccer_usa_mls',
};
