import { join } from 'node:path';
import type { FightLeague } from '#engine/fights/types.ts';
import type { Log } from '../../backtest/types.ts';
import { FileError, type FileRows, readRows } from '../../data/readRows.ts';
import { BOXING_ROWS } from './boxingRow.ts';
import { type FileFight, UFC_ROWS } from './ufcRow.ts';

const FILES = {
  UFC: { file: 'ufc', format: UFC_ROWS },
  Boxing: { file: 'boxing', format: BOXING_ROWS },
} as const;

/** Name of a league's file, without its ending. */
export const fightFile = (league: FightLeague): string => FILES[league].file;

/** The league of that name, any case. Throws a FileError where there is none. */
export function fightLeague(name: string): FightLeague {
  const found = (['UFC', 'Boxing'] as const).find(
    (league) => league.toLowerCase() === name.toLowerCase(),
  );
  if (!found) throw new FileError(`${name} is no league of fights`);
  return found;
}

const MOST_NAMED = 20;

/** A folder's fights of one league in order of date; malformed rows are named in the log and left out. */
export function readFights(league: FightLeague, folder: string, log: Log): FileRows<FileFight> {
  const { file, format } = FILES[league];
  const read = readRows(join(folder, `${file}.csv.gz`), format);
  for (const { file: path, line, column, problem } of read.malformed.slice(0, MOST_NAMED)) {
    log(`${path}:${line}: ${column} ${problem}`);
  }
  if (read.malformed.length > 0) log(`${file}: ${read.malformed.length} rows skipped`);
  const rows = read.rows.toSorted((one, other) => one.date.localeCompare(other.date));
  return { ...read, rows };
}
