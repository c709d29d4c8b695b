import { join } from 'node:path';
import { type Cells, count, number, orProblem } from '../../data/cells.ts';
import { type Problem, readRows } from '../../data/readRows.ts';
import { gameId } from '../../fit/row.ts';

/** A play as the file tells it; the score is the one before it. */
export interface Play {
  readonly id: string;
  readonly season: number;
  /** 5 is overtime. */
  readonly quarter: number;
  /** Seconds left in regulation, or in the overtime. */
  readonly left: number;
  readonly homeBall: boolean;
  readonly down: number | undefined;
  readonly distance: number;
  readonly yards: number;
  readonly home: number;
  readonly away: number;
  readonly kind: string;
  readonly homeTimeouts: number | undefined;
  readonly awayTimeouts: number | undefined;
  /** The probability that the home side wins by the public model, if this play has one. */
  readonly public: number | undefined;
}

/** Every play of a file in DIR/plays, game by game. Throws a FileError if it is missing or cannot be used. */
export function readPlays(folder: string, name: string): { plays: readonly Play[]; hash: string } {
  const required = ['season', 'qtr', 'sec_left', 'poss', 'yards_to_goal', 'play_type'];
  const path = join(folder, 'plays', `${name}.csv.gz`);
  const { rows, hash } = readRows(path, { required, read });
  return { plays: rows, hash };
}

const read = (row: Cells): Play | Problem =>
  orProblem(() => ({
    id: gameId(row),
    season: count(row, 'season'),
    quarter: count(row, 'qtr', 9),
    left: count(row, 'sec_left', 3600),
    homeBall: row.poss === 'h',
    down: number(row, 'down'),
    distance: number(row, 'ydstogo') ?? 10,
    yards: number(row, 'yards_to_goal') ?? 75,
    home: count(row, 'home_score', 99),
    away: count(row, 'away_score', 99),
    kind: row.play_type ?? '',
    homeTimeouts: number(row, 'home_to'),
    awayTimeouts: number(row, 'away_to'),
    public: number(row, 'home_wp_public'),
  }));
