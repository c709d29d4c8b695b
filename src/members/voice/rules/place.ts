import type { League } from '#domain/leagues/league.ts';

/** A caller's position in the line's keypad tree. */
export type Place =
  | { readonly at: 'welcome' | 'subscribe' | 'help' | 'code' }
  | { readonly at: 'leagues'; readonly page: number }
  | { readonly at: 'games'; readonly league: League; readonly page: number }
  | { readonly at: 'game'; readonly id: number };

/** Places that only a member's code opens. */
export const isForMembers = ({ at }: Place): boolean =>
  at === 'leagues' || at === 'games' || at === 'game';

export const WELCOME: Place = { at: 'welcome' };
export const CODE: Place = { at: 'code' };
export const LEAGUES_PAGE: Place = { at: 'leagues', page: 0 };
