import { join } from 'node:path';
import type { BatterBox } from '#engine/players/baseball/box.ts';
import { type Cells, count, flag, orProblem, text } from '../../data/cells.ts';
import { type FileRows, type Problem, readRows } from '../../data/readRows.ts';
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

const read = (row: Cells): BatterRow | Problem =>
  orProblem(() => ({
    season: count(row, 'season'),
    game: gameId(row),
    team: text(row, 'team'),
    playerId: row.mlbam_id || text(row, 'retro_id'),
    name: text(row, 'player'),
    slot: placeOf(row),
    started: flag(row, 'start'),
    plateAppearances: count(row, 'pa', 20),
    hits: count(row, 'h', 20),
    doubles: count(row, 'b2', 20),
    triples: count(row, 'b3', 20),
    homeRuns: count(row, 'hr', 20),
    totalBases: count(row, 'tb', 60),
    pitches: row.pos === 'P',
    runs: count(row, 'r', 20),
    runsBattedIn: count(row, 'rbi', 30),
    walks: count(row, 'bb', 20),
    strikeouts: count(row, 'so', 20),
    hitByPitch: count(row, 'hbp', 20),
    stolenBases: count(row, 'sb', 20),
  }));

/** Place in the order, 1 to 9; a row without one is named as a problem. */
const placeOf = (row: Cells): number => Math.max(1, count(row, 'slot', 9));
