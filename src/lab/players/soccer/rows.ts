import { join } from 'node:path';
import type { SoccerPosition } from '#engine/players/soccer/params.ts';
import { BadCell, countCell, numberCell, orProblem, textCell } from '../../data/cells.ts';
import { type FileRows, type RowFormat, readRows } from '../../data/readRows.ts';
import { type PlayedIn, playedInRow } from '../goals/playedInRow.ts';

/** One player's part in a Premier League game. */
export interface SoccerRow extends PlayedIn {
  readonly position: SoccerPosition;
  readonly minutes: number;
  /** Absent in the seasons before the source says it. */
  readonly started: boolean | undefined;
  readonly goals: number;
  readonly ownGoals: number;
  readonly assists: number;
  readonly shots: number | undefined;
}

const POSITIONS: Readonly<Record<string, SoccerPosition>> = {
  G: 'goalkeeper',
  D: 'defender',
  M: 'midfielder',
  F: 'forward',
};

const FORMAT: RowFormat<SoccerRow> = {
  required: [
    ...['season', 'date', 'home', 'away', 'team', 'player_id', 'player', 'pos'],
    ...['minutes', 'starts', 'goals', 'assists', 'shots', 'own_goals'],
  ],
  read: (row) =>
    orProblem(() => {
      const position = POSITIONS[textCell(row, 'pos')];
      if (!position) throw new BadCell('pos', 'is not a position');
      const starts = numberCell(row, 'starts');
      return {
        ...playedInRow(row),
        position,
        minutes: Math.min(90, countCell(row, 'minutes')),
        started: starts === undefined ? undefined : starts > 0,
        goals: countCell(row, 'goals'),
        ownGoals: numberCell(row, 'own_goals') ?? 0,
        assists: countCell(row, 'assists'),
        shots: numberCell(row, 'shots'),
      };
    }),
};

/** Every player's games. Throws a FileError if the file is missing or lacks a column. */
export const readPlayers = (folder: string): FileRows<SoccerRow> =>
  readRows(join(folder, 'players', 'epl_player_games.csv.gz'), FORMAT);
