import { join } from 'node:path';
import type { BatterBox } from '#engine/players/baseball/box.ts';
import { type Cells, countCell, flagCell, orProblem, textCell } from '../../data/cells.ts';
import { type CsvProblem, type FileRows, readRows } from '../../data/readRows.ts';
import { gameId } from '../../fit/row.ts';

/** A batter's game, as the file has it. */
export interface BatterRow extends BatterBox {
  readonly season: number;
  /** The game's id in the league's file. */
  readonly game: string;
  readonly team: string;
  readonly name: string;
  readonly totalBases: number;
  readonly runs: number;
  readonly runsBattedIn: number;
  /** A pitcher who bats: he leaves when he is done pitching. */
  readonly pitches: boolean;
}

/** Reads DIR/players/mlb_batter_games.csv.gz. Throws a FileError if it is missing or cannot be read. */
export const readBatters = (folder: string): FileRows<BatterRow> =>
  readRows(join(folder, 'players', 'mlb_batter_games.csv.gz'), {
    required: ['date', 'home', 'away', 'team', 'player', 'slot', 'start', 'pa', 'h'],
    read,
  });

const read = (row: Cells): BatterRow | CsvProblem =>
  orProblem(() => ({
    season: countCell(row, 'season'),
    game: gameId(row),
    team: textCell(row, 'team'),
    playerId: row.mlbam_id || textCell(row, 'retro_id'),
    name: textCell(row, 'player'),
    slot: placeOf(row),
    started: flagCell(row, 'start'),
    plateAppearances: countCell(row, 'pa', 20),
    hits: countCell(row, 'h', 20),
    doubles: countCell(row, 'b2', 20),
    triples: countCell(row, 'b3', 20),
    homeRuns: countCell(row, 'hr', 20),
    totalBases: countCell(row, 'tb', 60),
    pitches: row.pos === 'P',
    runs: countCell(row, 'r', 20),
    runsBattedIn: countCell(row, 'rbi', 30),
    walks: countCell(row, 'bb', 20),
    strikeouts: countCell(row, 'so', 20),
    hitByPitch: countCell(row, 'hbp', 20),
    stolenBases: countCell(row, 'sb', 20),
  }));

/** Place in the order, 1 to 9; a row without one is named as a problem. */
const placeOf = (row: Cells): number => Math.max(1, countCell(row, 'slot', 9));
