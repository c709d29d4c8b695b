import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';

/** Sports of bouts and matches, whose prices messages name. */
const SPORTS = ['UFC', 'Boxing', 'Tennis'] as const;

/** Whole leagues or sports that a member can follow. */
export type Followable = League | (typeof SPORTS)[number];
export const FOLLOWABLE: readonly Followable[] = [...TEAM_LEAGUES, ...SPORTS];

const isSport = (one: Followable): one is (typeof SPORTS)[number] =>
  SPORTS.some((sport) => sport === one);

/** The name a reader sees. */
export const followableName = (one: Followable): string => (isSport(one) ? one : LEAGUES[one].name);
