import { type League, RECORDS } from './index.ts';
import type { LeagueRecord } from './record.ts';

export type { League } from './index.ts';
export type { Sport } from './record.ts';

/** Team leagues, in the order the header lists them. Codes are the specification's. */
export const TEAM_LEAGUES: readonly League[] = RECORDS.map(({ code }) => code);

export interface LeagueInfo extends LeagueRecord {
  readonly code: League;
}

export const LEAGUES = Object.fromEntries(
  RECORDS.map((record) => [record.code, record]),
) as Readonly<Record<League, LeagueInfo>>;

/** The league in a path segment or query value, in any letter case; undefined if there is none. */
export function findLeague(text: string): League | undefined {
  const wanted = text.toLowerCase();
  return TEAM_LEAGUES.find((code) => code.toLowerCase() === wanted);
}

/** Canonical page of a league: one path per screen, lower case. */
export const leaguePath = (league: League): string => `/league/${league.toLowerCase()}`;
/** The same games in the specified order over all days. */
export const bestFirstPath = (league: League): string => `${leaguePath(league)}/best-first`;
