import type { League } from '#domain/leagues/league.ts';

/** A caller's position in the line's keypad tree. */
export type CallPlace =
  | { readonly at: 'welcome' | 'subscribe' | 'help' | 'code' }
  | { readonly at: 'leagues'; readonly page: number }
  | { readonly at: 'games'; readonly league: League; readonly page: number }
  | { readonly at: 'game'; readonly id: number };

/** Places that only a member's code opens. */
export const isForMembers = ({ at }: CallPlace): boolean =>
  at === 'leagues' || at === 'games' || at === 'game';

export const WELCOME: CallPlace = { at: 'welcome' };
export const CODE_PLACE: CallPlace = { at: 'code' };
export const LEAGUES_PAGE: CallPlace = { at: 'leagues', page: 0 };
