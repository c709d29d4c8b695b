import { type League, RECORDS } from './index.ts';
import type { LeagueRecord } from './record.ts';

export type { League } from './index.ts';
export { leaguePath } from './leaguePath.ts';
export type { Sport } from './record.ts';

export interface LeagueInfo extends LeagueRecord {
  readonly code: League;
}

export const LEAGUES = Object.fromEntries(
  RECORDS.map((record) => [record.code, record]),
) as Readonly<Record<League, LeagueInfo>>;
