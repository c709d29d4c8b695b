import { join } from 'node:path';
import type { StarterBox } from '#engine/players/baseball/box.ts';
import { type Cells, countCell, day, orProblem, textCell } from '../../data/cells.ts';
import { type CsvProblem, type FileRows, readRows } from '../../data/readRows.ts';

/** A start, as the file has it. */
export interface StartRow extends StarterBox {
  readonly season: number;
  readonly date: string;
  readonly team: string;
  /** 2 in the second game of a doubleheader. */
  readonly gameNumber: number;
  readonly name: string;
  readonly runs: number;
  readonly earnedRuns: number;
}

/** Reads DIR/mlb_starts.csv.gz. Throws a FileError if it is missing or cannot be read. */
export const readStarts = (folder: string): FileRows<StartRow> =>
  readRows(join(folder, 'mlb_starts.csv.gz'), {
    required: ['date', 'team', 'pitcher_id', 'pitcher', 'outs', 'bf', 'h', 'r', 'er', 'bb', 'k'],
    read,
  });

const read = (row: Cells): StartRow | CsvProblem =>
  orProblem(() => ({
    season: countCell(row, 'season'),
    date: day(row, 'date'),
    team: textCell(row, 'team'),
    gameNumber: countCell({ game_no: row.game_no || '1' }, 'game_no', 9),
    playerId: textCell(row, 'pitcher_id'),
    name: textCell(row, 'pitcher'),
    outs: countCell(row, 'outs', 60),
    battersFaced: countCell(row, 'bf', 80),
    hits: countCell(row, 'h', 40),
    walks: countCell(row, 'bb', 30),
    homeRuns: countCell(row, 'hr', 20),
    strikeouts: countCell(row, 'k', 30),
    runs: countCell(row, 'r', 40),
    earnedRuns: countCell(row, 'er', 40),
  }));
