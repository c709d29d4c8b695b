import type { League } from '#domain/leagues/league.ts';
import { NICKNAMES } from './nicknameTables.ts';

/** The nicknames of a team by its full name; empty if it has none. */
export const nicknames = (league: League, name: string): string =>
  NICKNAMES.get(league)?.get(name) ?? '';
