import type { League } from '../../leagues/league.ts';
import { SEASON_LEAGUES } from '../formats/index.ts';

/** A pool that people play among themselves on a league's games. */
export type PoolKind = 'survivor' | 'confidence' | 'bracket';

/** Leagues in which every team plays about once a week: a week's games can be ranked. */
const BY_WEEK: readonly League[] = ['NFL', 'NCAAF', 'EPL', 'LaLiga', 'Bundesliga', 'SerieA'];
/** Leagues whose champion is found by a table. */
const BY_TABLE: readonly League[] = ['EPL', 'LaLiga', 'Bundesliga', 'SerieA'];

/** Pools that make sense in a league. */
export function poolsOf(league: League): readonly PoolKind[] {
  if (!SEASON_LEAGUES.includes(league)) return [];
  return [
    ...(league === 'NFL' ? (['survivor'] as const) : []),
    ...(BY_WEEK.includes(league) ? (['confidence'] as const) : []),
    ...(BY_TABLE.includes(league) ? [] : (['bracket'] as const)),
  ];
}

export const POOL_LEAGUES: readonly League[] = SEASON_LEAGUES;

/** Every league's pools, and those of one. */
export const POOLS_PATH = '/pools';
export const poolsPath = (league: League): string => `${POOLS_PATH}/${league.toLowerCase()}`;
