import { join } from 'node:path';
import { type Cells, countCell, flagCell, numberCell, orProblem } from '../../data/cells.ts';
import { type FileRows, type RowFormat, readRows } from '../../data/readRows.ts';
import { type PlayedIn, playedInRow } from '../goals/playedInRow.ts';

/** Where he played, and whether in the playoffs. */
interface Of extends PlayedIn {
  readonly postseason: boolean;
}

export interface SkaterRow extends Of {
  readonly role: 'forward' | 'defense';
  /** Seconds. */
  readonly iceTime: number;
  readonly shots: number;
  readonly goals: number;
  readonly assists: number;
}

export interface GoalieRow extends Of {
  readonly starter: boolean;
  readonly saves: number;
  readonly goalsAgainst: number;
}

const ofRow = (row: Cells): Of => ({
  ...playedInRow(row),
  postseason: flagCell(row, 'postseason'),
});

const NAMES = ['season', 'date', 'home', 'away', 'team', 'player_id', 'player', 'postseason'];

const SKATERS: RowFormat<SkaterRow> = {
  required: [...NAMES, 'pos', 'goals', 'assists', 'shots', 'toi'],
  read: (row) =>
    orProblem(() => ({
      ...ofRow(row),
      role: row.pos === 'D' ? 'defense' : 'forward',
      iceTime: countCell(row, 'toi'),
      goals: countCell(row, 'goals'),
      assists: countCell(row, 'assists'),
      // A goal is a shot; where the source lacks the shots, it is what is known of them.
      shots: numberCell(row, 'shots') ?? countCell(row, 'goals'),
    })),
};

const GOALIES: RowFormat<GoalieRow> = {
  required: [...NAMES, 'starter', 'saves', 'ga'],
  read: (row) =>
    orProblem(() => ({
      ...ofRow(row),
      starter: flagCell(row, 'starter'),
      saves: countCell(row, 'saves'),
      goalsAgainst: countCell(row, 'ga'),
    })),
};

/** Every NHL skater's games. Throws a FileError if the file is missing or lacks a column. */
export const readSkaters = (folder: string): FileRows<SkaterRow> =>
  readRows(join(folder, 'players', 'nhl_skater_games.csv.gz'), SKATERS);

/** Every NHL goalie's. */
export const readGoalies = (folder: string): FileRows<GoalieRow> =>
  readRows(join(folder, 'players', 'nhl_goalie_games.csv.gz'), GOALIES);
