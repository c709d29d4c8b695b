import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { League } from '#domain/leagues/league.ts';
import { initialRatings, ratingTable } from '#engine/index.ts';

const DATA = '../shared/data';

/**
 * Team keys of a league's ratings: those of the committed fit, which has the last seasons' teams and, if its results are next to
 * the repository, those of all seasons.
 */
export function dataKeys(league: League): ReadonlySet<string> {
  const fitted = ratingTable(initialRatings(league)).map(({ key }) => key);
  if (!existsSync(DATA)) return new Set(fitted);
  const csv = gunzipSync(readFileSync(`${DATA}/${league.toLowerCase()}.csv.gz`));
  const rows: readonly { readonly home: string; readonly away: string }[] = parse(csv, {
    columns: true,
  });
  return new Set(rows.flatMap(({ home, away }) => [home, away]));
}
