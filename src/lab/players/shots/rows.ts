import { join } from 'node:path';
import { type Cells, countCell, orProblem, textCell } from '../../data/cells.ts';
import { type RowFormat, readRows } from '../../data/readRows.ts';
import { playedInRow } from '../goals/playedInRow.ts';
import { type ShotRow, underOneId } from './underOneId.ts';

/** Some rows have a name alone, which is then his id. */
const withId = (row: Cells): Cells => ({
  ...row,
  player_id: row.player_id || textCell(row, 'player'),
});

const FORMAT: RowFormat<ShotRow> = {
  required: [
    ...['league', 'season', 'date', 'home', 'away', 'team', 'player_id', 'player'],
    ...['shots', 'goals', 'assists'],
  ],
  read: (row) =>
    orProblem(() => ({
      ...playedInRow(withId(row)),
      league: textCell(row, 'league'),
      shots: countCell(row, 'shots'),
      goals: countCell(row, 'goals'),
      assists: countCell(row, 'assists'),
    })),
};

/** A league's rows. Throws a FileError if the file is missing or lacks a column. */
export function readShots(folder: string, league: string): readonly ShotRow[] {
  const { rows } = readRows(join(folder, 'players', 'europe_player_shots.csv.gz'), FORMAT);
  return underOneId(rows.filter((row) => row.league === league));
}
