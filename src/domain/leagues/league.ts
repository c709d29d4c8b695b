import { type League, RECORDS } from './index.ts';
import type { LeagueRecord } from './record.ts';

export type { League } from './index.ts';
export type { Sport } from './record.ts';

export interface LeagueInfo extends LeagueRecord {
  readonly code: League;
}

export const LEAGUES = Object.fromEntries(
  RECORDS.map((record) => [record.code, record]),
) as Readonly<Record<League, LeagueInfo>>;

/** Canonical page of a league: one path per screen, lower case. */
export const leaguePath = (league: League): string => `/league/${league.toLowerCase()}`;
