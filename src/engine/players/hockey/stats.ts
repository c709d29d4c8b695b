import type { Stat } from '../gameLines.ts';

/** Where each stat of a hockey player stands in his line. */
export const HOCKEY_GOALS = 0;
export const HOCKEY_ASSISTS = 1;
export const HOCKEY_POINTS = 2;
export const HOCKEY_SHOTS = 3;
export const ICE_TIME = 4;
export const SAVES = 5;
export const GOALS_AGAINST = 6;

/** Ice time is in seconds, the others are counts; shots are shots on goal. A goal of a shoot-out is nobody's. */
export const HOCKEY_STATS: readonly Stat[] = [
  { name: 'goals', least: 0, given: 'own' },
  { name: 'assists', least: 0, given: 'own' },
  { name: 'points', least: 0, given: 'own' },
  { name: 'shots', least: 0, given: 'own' },
  { name: 'iceTime', least: 0, given: 'own' },
  { name: 'saves', least: 0, given: 'other' },
  { name: 'goalsAgainst', least: 0, given: 'other' },
];

export const SKATER_STATS = [
  HOCKEY_GOALS,
  HOCKEY_ASSISTS,
  HOCKEY_POINTS,
  HOCKEY_SHOTS,
  ICE_TIME,
] as const;
export const GOALIE_STATS = [SAVES, GOALS_AGAINST] as const;
