import { join } from 'node:path';
import { type Cells, countCell, orProblem, textCell } from '../../data/cells.ts';
import { type RowFormat, readRows } from '../../data/readRows.ts';
import { type PlayedIn, playedInRow } from '../goals/playedInRow.ts';

/** A player's shots in a game in which he had one, or a key pass: others have no row, and nobody's minutes are told. */
export interface ShotRow extends PlayedIn {
  readonly league: string;
  readonly shots: number;
  readonly goals: number;
  readonly assists: number;
}

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

/** Rows under one id a player and club: a row without an id has that of the club's others of the name. */
export function underOneId(rows: readonly ShotRow[]): ShotRow[] {
  const key = ({ team, player }: ShotRow): string => `${team}|${player}`;
  const ids = new Map(
    rows.flatMap((row) => (row.playerId === row.player ? [] : [[key(row), row.playerId] as const])),
  );
  return rows.map((row) => ({ ...row, playerId: ids.get(key(row)) ?? row.playerId }));
}

/** A league's rows. Throws a FileError if the file is missing or lacks a column. */
export function readShots(folder: string, league: string): readonly ShotRow[] {
  const { rows } = readRows(join(folder, 'players', 'europe_player_shots.csv.gz'), FORMAT);
  return underOneId(rows.filter((row) => row.league === league));
}
