import type { League } from '#domain/leagues/league.ts';

/** Paths of the season odds' endpoints. */
export const SEASON_PATHS = {
  view: '/api/season/:league',
  inputs: '/api/season/:league/inputs/:hash.json',
  history: '/api/season/:league/history/:team',
} as const;

const pathOf = (path: string, league: League): string =>
  path.replace(':league', league.toLowerCase());

/** Path of a forecast's inputs, by their SHA-256: what is there never changes. */
export const seasonInputsPath = (league: League, hash: string): string =>
  pathOf(SEASON_PATHS.inputs, league).replace(':hash', hash);
