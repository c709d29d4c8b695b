import { join } from 'node:path';
import { PERIOD, PERIODS } from '#engine/live/hockey/params.ts';
import { type Cells, countCell, orProblem, textCell } from '../../data/cells.ts';
import { type CsvProblem, readRows } from '../../data/readRows.ts';
import { gameId } from '../../fit/row.ts';

/** A goalie pulled late. */
export interface Pull {
  /** date|home|away. */
  readonly id: string;
  readonly season: number;
  readonly isHome: boolean;
  /** Seconds left of regulation when the goalie left, and when that ended. */
  readonly from: number;
  readonly to: number;
  /** What ended it: a goal of the side, one against it, or the game's end. */
  readonly endedBy: string;
}

const COLUMNS = ['season', 'date', 'home', 'away', 'team', 'period', 'pulled_sec_left', 'ended_by'];

/**
 * Pulls in the third period of FOLDER/plays/nhl_goalie_pulls.csv.gz. Throws a FileError if it is missing or cannot be used.
 */
export function readPulls(folder: string): readonly Pull[] {
  const path = join(folder, 'plays', 'nhl_goalie_pulls.csv.gz');
  return readRows(path, { required: COLUMNS, read }).rows.filter(
    ({ period }) => period === PERIODS,
  );
}

const read = (row: Cells): (Pull & { readonly period: number }) | CsvProblem =>
  orProblem(() => ({
    id: gameId(row),
    season: countCell(row, 'season'),
    period: countCell(row, 'period'),
    isHome: textCell(row, 'team') === 'h',
    from: countCell(row, 'pulled_sec_left', PERIOD),
    to: countCell(row, 'ended_sec_left', PERIOD),
    endedBy: textCell(row, 'ended_by'),
  }));
