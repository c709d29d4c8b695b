import { join } from 'node:path';
import { type Cells, countCell, numberCell, orProblem } from '../../data/cells.ts';
import { type CsvProblem, readRows } from '../../data/readRows.ts';
import { gameId } from '../../fit/row.ts';

/** A play as the file tells it; the score is the one before it. */
export interface FootballPlay {
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
export function readFootballPlays(
  folder: string,
  name: string,
): { plays: readonly FootballPlay[]; hash: string } {
  const required = ['season', 'qtr', 'sec_left', 'poss', 'yards_to_goal', 'play_type'];
  const path = join(folder, 'plays', `${name}.csv.gz`);
  const { rows, hash } = readRows(path, { required, read });
  return { plays: rows, hash };
}

const read = (row: Cells): FootballPlay | CsvProblem =>
  orProblem(() => ({
    id: gameId(row),
    season: countCell(row, 'season'),
    quarter: countCell(row, 'qtr', 9),
    left: countCell(row, 'sec_left', 3600),
    homeBall: row.poss === 'h',
    down: numberCell(row, 'down'),
    distance: numberCell(row, 'ydstogo') ?? 10,
    yards: numberCell(row, 'yards_to_goal') ?? 75,
    home: countCell(row, 'home_score', 99),
    away: countCell(row, 'away_score', 99),
    kind: row.play_type ?? '',
    homeTimeouts: numberCell(row, 'home_to'),
    awayTimeouts: numberCell(row, 'away_to'),
    public: numberCell(row, 'home_wp_public'),
  }));
