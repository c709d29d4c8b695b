import type { Stat } from '../gameLines.ts';

/** Where each stat of a soccer player stands in his line. */
export const MINUTES = 0;
export const SOCCER_GOALS = 1;
export const SOCCER_ASSISTS = 2;
export const SOCCER_SHOTS = 3;

/** Minutes of 90, stoppage time left out; an own goal is nobody's. */
export const SOCCER_STATS: readonly Stat[] = [
  { name: 'minutes', least: 0, given: 'own' },
  { name: 'goals', least: 0, given: 'own' },
  { name: 'assists', least: 0, given: 'own' },
  { name: 'shots', least: 0, given: 'own' },
];

export const PLAYER_STATS = [MINUTES, SOCCER_GOALS, SOCCER_ASSISTS, SOCCER_SHOTS] as const;
