import { join } from 'node:path';
import type { League } from '#domain/leagues/league.ts';
import type { Closing } from '#engine/ratings/game.ts';
import { type Cells, numberCell, orProblem, priceCell } from '../data/cells.ts';
import { type CsvProblem, optionalRows } from '../data/readRows.ts';
import { gameId } from './row.ts';

/** A game's earlier prices, and another book's closing prices, if the file has them. */
export interface Openings {
  readonly id: string;
  readonly open: Closing;
  readonly otherClose?: Closing;
}

/**
 * The optional file of opening lines, DIR/<league>_open.csv.gz, by `FileGame.id`; empty if there is none.
 * Throws a FileError if it cannot be read.
 */
export function readOpenings(folder: string, league: League): ReadonlyMap<string, Openings> {
  const path = join(folder, `${league.toLowerCase()}_open.csv.gz`);
  const rows = optionalRows(path, { required: ['date', 'home', 'away'], read });
  return new Map(rows.map((row) => [row.id, row]));
}

const read = (row: Cells): Openings | CsvProblem =>
  orProblem(() => {
    return {
      id: gameId(row),
      open: {
        homeMoneyline: priceCell(row, 'home_ml_open'),
        awayMoneyline: priceCell(row, 'away_ml_open'),
        spread: numberCell(row, 'spread_open'),
        total: numberCell(row, 'total_open'),
        overPrice: priceCell(row, 'over_odds_open'),
        underPrice: priceCell(row, 'under_odds_open'),
      },
      ...(row.home_ml_close && {
        otherClose: {
          homeMoneyline: priceCell(row, 'home_ml_close'),
          awayMoneyline: priceCell(row, 'away_ml_close'),
        },
      }),
    };
  });
