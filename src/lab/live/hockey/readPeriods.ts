import { join } from 'node:path';
import { type Cells, countCell, flagCell, orProblem } from '../../data/cells.ts';
import { type CsvProblem, readRows } from '../../data/readRows.ts';
import { gameId } from '../../fit/row.ts';

/** Goals of both sides. */
export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** A game's goals period by period. */
export interface PeriodGame {
  /** date|home|away. */
  readonly id: string;
  readonly season: number;
  /** The three periods of regulation. */
  readonly periods: readonly Goals[];
  /** Decided by overtime or shoot-out, whose goal is in the final score. */
  readonly overtime: boolean;
  readonly final: Goals;
}

const MOST = 30;
const COLUMNS = ['season', 'date', 'home', 'away', 'h1', 'h2', 'h3', 'a1', 'a2', 'a3', 'ot'];

/** Every game of FOLDER/plays/nhl_periods.csv.gz, in the order of play. Throws a FileError if it is missing or cannot be used. */
export function readPeriods(folder: string): {
  readonly games: readonly PeriodGame[];
  readonly hash: string;
} {
  const path = join(folder, 'plays', 'nhl_periods.csv.gz');
  const { rows, hash } = readRows(path, { required: COLUMNS, read });
  return { games: rows, hash };
}

const read = (row: Cells): PeriodGame | CsvProblem =>
  orProblem(() => ({
    id: gameId(row),
    season: countCell(row, 'season'),
    periods: [1, 2, 3].map((period) => ({
      home: countCell(row, `h${period}`, MOST),
      away: countCell(row, `a${period}`, MOST),
    })),
    overtime: flagCell(row, 'ot'),
    final: { home: countCell(row, 'home_score', MOST), away: countCell(row, 'away_score', MOST) },
  }));

/** The score when so many periods are over. */
export const scoreAfter = ({ periods }: PeriodGame, played: number): Goals =>
  periods
    .slice(0, played)
    .reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
      home: 0,
      away: 0,
    });
