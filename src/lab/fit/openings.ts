import { join } from 'node:path';
import type { League } from '#domain/leagues/league.ts';
import type { Closing } from '#engine/ratings/game.ts';
import { type Cells, number, orProblem, price } from '../data/cells.ts';
import { optionalRows, type Problem } from '../data/readRows.ts';
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

const read = (row: Cells): Openings | Problem =>
  orProblem(() => {
    return {
      id: gameId(row),
      open: {
        homeMoneyline: price(row, 'home_ml_open'),
        awayMoneyline: price(row, 'away_ml_open'),
        spread: number(row, 'spread_open'),
        total: number(row, 'total_open'),
        overPrice: price(row, 'over_odds_open'),
        underPrice: price(row, 'under_odds_open'),
      },
      ...(row.home_ml_close && {
        otherClose: {
          homeMoneyline: price(row, 'home_ml_close'),
          awayMoneyline: price(row, 'away_ml_close'),
        },
      }),
    };
  });
