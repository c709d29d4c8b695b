import { join } from 'node:path';
import type { StarterBox } from '#engine/players/baseball/box.ts';
import { type Cells, count, day, orProblem, text } from '../../data/cells.ts';
import { type FileRows, type Problem, readRows } from '../../data/readRows.ts';

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

const read = (row: Cells): StartRow | Problem =>
  orProblem(() => ({
    season: count(row, 'season'),
    date: day(row, 'date'),
    team: text(row, 'team'),
    gameNumber: count({ game_no: row.game_no || '1' }, 'game_no', 9),
    playerId: text(row, 'pitcher_id'),
    name: text(row, 'pitcher'),
    outs: count(row, 'outs', 60),
    battersFaced: count(row, 'bf', 80),
    hits: count(row, 'h', 40),
    walks: count(row, 'bb', 30),
    homeRuns: count(row, 'hr', 20),
    strikeouts: count(row, 'k', 30),
    runs: count(row, 'r', 40),
    earnedRuns: count(row, 'er', 40),
  }));
