import { join } from 'node:path';
import { textOrder } from '#domain/words/textOrder.ts';
import type { FightLeague } from '#engine/fights/types.ts';
import { FileError, type FileRows, readRows } from '../../data/readRows.ts';
import { BOXING_ROWS } from './boxingRow.ts';
import { type FileFight, UFC_ROWS } from './ufcRow.ts';

/** Both leagues, with their file names without extension. */
export const FIGHT_FILES = { UFC: 'ufc', Boxing: 'boxing' } as const;

/** The league by that name. Throws a FileError if there is none. */
export function fightLeague(name: string): FightLeague {
  if (name === 'UFC' || name === 'Boxing') return name;
  throw new FileError(`${name} is no league of fights`);
}

/** A folder's fights of one league by date; malformed rows are left out. */
export function readFights(league: FightLeague, folder: string): FileRows<FileFight> {
  const path = join(folder, `${FIGHT_FILES[league]}.csv.gz`);
  const read = readRows(path, league === 'UFC' ? UFC_ROWS : BOXING_ROWS);
  const rows = read.rows.toSorted((one, other) => textOrder(one.date, other.date));
  return { ...read, rows };
}
