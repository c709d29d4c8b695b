import type { League } from '../leagues/league.ts';

/** Leagues whose rules for standings and postseason are in our records, so that their seasons can be forecast. */
export const SEASON_LEAGUES: readonly League[] = [
  'NFL',
  'NBA',
  'WNBA',
  'MLB',
  'NHL',
  'MLS',
  'EPL',
  'LaLiga',
  'Bundesliga',
  'SerieA',
];
