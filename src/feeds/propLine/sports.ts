import type { League } from '#domain/leagues/league.ts';
import type { PairKey } from '../oddsFeed.ts';

/**
 * PropLine's keys of our leagues, the asked one first (its packages' pages and public programs that use it, read 2026-11-27); an
 * answer may name the longer key of The Odds API, which PropLine takes, too.
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

/**
 * Its keys of fights and matches, on the page of its package (read 2026-11-27): all tournaments of tennis, both tours, are one sport.
 * Only Bovada covers all its sports, by its own table of books. We have seen no key of boxing, so it is not asked for any.
 */
export const PROP_LINE_PAIRS: readonly PairKey[] = [
  { key: 'mma_ufc', sport: 'UFC' },
  { key: 'tennis', sport: 'Tennis' },
];

/** Other keys that an answer may name. */
export const OTHER_PAIR_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['mma_ufc', ['mma_mixed_martial_arts']],
]);
