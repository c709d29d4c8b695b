import type { Stat } from '../gameLines.ts';

const own = (name: string): Stat => ({ name, least: 0, given: 'own' });

/** A line of basketball, in the order of `out`: minutes first, then the counts in the order of `COUNTS`. */
export const BASKETBALL_STATS: readonly Stat[] = [
  own('minutes'),
  own('points'),
  own('rebounds'),
  own('assists'),
  own('threes'),
  own('steals'),
  own('blocks'),
  own('turnovers'),
];

/** What a player collects while he plays. */
export const COUNTS = [
  'points',
  'rebounds',
  'assists',
  'threes',
  'steals',
  'blocks',
  'turnovers',
] as const;

/** Indexes into `COUNTS`. */
export const POINTS_SCORED = 0;
export const BASKETBALL_ASSISTS = 2;
export const THREES = 3;
/** Counts that are drawn from a player's minutes, each on its own. */
export const LOOSE = [1, 2, 4, 5, 6] as const;
