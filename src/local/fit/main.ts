/**
 * npm run fit -- --data DIR [--league X]
 * Fits parameters and ratings from DIR/<league>.csv.gz (columns: docs/data-format.md) and writes
 * src/engine/fitted/<league>.json. Prints a walk-forward table of the two newest seasons, which nothing was
 * fitted to. Exit code 1 where a league is unknown or a file cannot be used.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findLeague, type League, TEAM_LEAGUES } from '#domain/league.ts';
import { fitLeague } from './fitLeague.ts';
import { FileError, readGames } from './readGames.ts';
import { table } from './report.ts';
import { writeFitted } from './write.ts';

const NAMED_ROWS = 20;

function main(): void {
  const values = options();
  if (values.data === undefined) throw new FileError('Say where the data are: --data DIR');
  for (const league of leagues(values.league)) fitAndWrite(league, values.data);
}

function options() {
  try {
    const options = { data: { type: 'string' }, league: { type: 'string' } } as const;
    return parseArgs({ options }).values;
  } catch (cause) {
    throw new FileError(cause instanceof Error ? cause.message : 'Unreadable options', { cause });
  }
}

function leagues(wanted: string | undefined): readonly League[] {
  if (wanted === undefined) return TEAM_LEAGUES;
  const league = findLeague(wanted);
  if (!league) throw new FileError(`Unknown league ${wanted}: one of ${TEAM_LEAGUES.join(', ')}`);
  return [league];
}

function fitAndWrite(league: League, folder: string): void {
  const code = league.toLowerCase();
  const path = join(folder, `${code}.csv.gz`);
  console.log(`${league}: reading ${path}`);
  const { games, malformed } = readGames(path, league);
  for (const { file, line, column, problem } of malformed.slice(0, NAMED_ROWS)) {
    console.warn(`  ${file}:${line}: ${column} ${problem}`);
  }
  console.log(`  ${games.length} games, ${malformed.length} malformed rows skipped`);
  const { fitted, report } = fitLeague(league, games);
  console.log(`  held-out seasons${' '.repeat(18)} games  log loss\n${table(report)}`);
  writeFitted(new URL(`../../engine/fitted/${code}.json`, import.meta.url), fitted);
}

try {
  main();
} catch (error) {
  if (!(error instanceof FileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
