import { join } from 'node:path';
import { type Cells, countCell, orProblem } from '../../data/cells.ts';
import { type CsvProblem, optionalRows } from '../../data/readRows.ts';
import { gameId } from '../../fit/row.ts';

/** How a side's points came, counted from the plays. */
interface Kicks {
  touchdowns: number;
  fieldGoals: number;
  extraPoints: number;
  twoPoints: number;
  safeties: number;
}

export interface GameKicks {
  readonly home: Kicks;
  readonly away: Kicks;
}

interface PlayRow {
  readonly id: string;
  readonly down: boolean;
  readonly home: number;
  readonly away: number;
}

const none = (): Kicks => ({
  touchdowns: 0,
  fieldGoals: 0,
  extraPoints: 0,
  twoPoints: 0,
  safeties: 0,
});

/**
 * Reads DIR/plays/nfl.csv.gz, if it is there: how each side's points came, by game. A play's points are the difference of the score before
 * it and before the next one; the last play's are those that the final score has more. Games that do not add up are left out.
 * @param finals final scores by game
 */
export function readKicks(
  folder: string,
  finals: ReadonlyMap<string, readonly [home: number, away: number]>,
): ReadonlyMap<string, GameKicks> {
  const plays = new Map<string, PlayRow[]>();
  for (const play of readPlays(folder)) {
    const game = plays.get(play.id);
    if (game) game.push(play);
    else plays.set(play.id, [play]);
  }
  const found = new Map<string, GameKicks>();
  for (const [id, rows] of plays) {
    const final = finals.get(id);
    if (!final) continue;
    const game = { home: none(), away: none() };
    const fits = rows.map((row, index) => {
      const next = rows[index + 1] ?? { home: final[0], away: final[1] };
      const home = counted(game.home, next.home - row.home, row.down);
      return counted(game.away, next.away - row.away, row.down) && home;
    });
    if (fits.every(Boolean)) found.set(id, game);
  }
  return found;
}

/** Counts a play's points; false if no play gives so many. */
function counted(kicks: Kicks, points: number, down: boolean): boolean {
  if (points >= 6) kicks.touchdowns += 1;
  const left = points >= 6 ? points - 6 : points;
  if (left === 1) kicks.extraPoints += 1;
  else if (left === 2 && (points >= 6 || !down)) kicks.twoPoints += 1;
  else if (left === 2) kicks.safeties += 1;
  else if (left === 3 && points === 3) kicks.fieldGoals += 1;
  return left === 0 || left === 1 || left === 2 || points === 3;
}

const readPlays = (folder: string): readonly PlayRow[] =>
  optionalRows(join(folder, 'plays/nfl.csv.gz'), {
    required: ['date', 'home', 'away', 'down', 'home_score', 'away_score'],
    read: (row: Cells): PlayRow | CsvProblem =>
      orProblem(() => ({
        id: gameId(row),
        down: (row.down ?? '') !== '',
        home: countCell(row, 'home_score'),
        away: countCell(row, 'away_score'),
      })),
  });
