import type { League } from '#domain/leagues/league.ts';
import { fnv1a } from '../rng/hash.ts';

/** 32-bit seed of a season's forecast: the FNV-1a hash of "season|league|season|day". */
export const seasonSeed = (league: League, season: number, day: string): number =>
  fnv1a(['season', league, season, day].join('|'));
