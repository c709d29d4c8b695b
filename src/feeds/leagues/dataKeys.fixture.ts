import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { League } from '#domain/leagues/league.ts';

const DATA = '../shared/data';

/** True where the results the ratings are fitted on lie beside the repository. */
export const hasData = existsSync(DATA);

/** Team keys of a league's results file. */
export function dataKeys(league: League): ReadonlySet<string> {
  const csv = gunzipSync(readFileSync(`${DATA}/${league.toLowerCase()}.csv.gz`));
  const rows = parse(csv, { columns: true }) as { home: string; away: string }[];
  return new Set(rows.flatMap(({ home, away }) => [home, away]));
}
