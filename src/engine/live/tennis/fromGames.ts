import { holdProbability, tieBreakProbability, twoAhead } from '../../tennis/points.ts';
import type { SetEnd } from '../../tennis/sets.ts';
import { type FromPoints, gameFrom, tieBreakFrom } from './fromPoints.ts';
import { isTieBreak, type TennisPlace } from './readState.ts';

/** A set from a score on: how likely it came to it, and P(A wins it) and P(B wins it) by who serves first in the next set. */
interface FromGames {
  readonly reached: number;
  /** At index 0 if A serves first in the next set, 1 if B does. */
  readonly wonByA: readonly [number, number];
  readonly wonByB: readonly [number, number];
}

/** What a day's points give. */
interface Serving {
  /** P(each player wins a point on serve). */
  readonly a: number;
  readonly b: number;
  readonly end: SetEnd;
}

/**
 * The set being played, from its games and points.
 * @param first who served its first game: 0 for A, 1 for B
 */
export function fromGames(
  serving: Serving,
  { games, points }: TennisPlace,
  first: number,
): FromGames {
  const { a, b, end } = serving;
  const holds = [holdProbability(a), 1 - holdProbability(b)];
  const serverOf = (played: number) => (first + played) & 1;
  const wonByA: [number, number] = [0, 0];
  const wonByB: [number, number] = [0, 0];
  const done = (won: [number, number], played: number, share: number): void => {
    const next = serverOf(played) as 0 | 1;
    won[next] += share;
  };
  const play = (i: number, j: number, share: number, winGame?: number): void => {
    if (share === 0) return;
    const played = i + j;
    if (i >= 6 && i - j >= 2) done(wonByA, played, share);
    else if (j >= 6 && j - i >= 2) done(wonByB, played, share);
    else if (isTieBreak(i, j, end)) {
      const win = winGame ?? tieBreakWin(serving, serverOf(played));
      done(wonByA, played + 1, share * win);
      done(wonByB, played + 1, share * (1 - win));
    } else if (winGame === undefined && i === j && i >= 6) {
      const win = twoAhead(holds[0] ?? 0, holds[1] ?? 0);
      done(wonByA, played, share * win);
      done(wonByB, played, share * (1 - win));
    } else {
      const win = winGame ?? holds[serverOf(played)] ?? 0;
      play(i + 1, j, share * win);
      play(i, j + 1, share * (1 - win));
    }
  };
  const [i, j] = games;
  const now = current(serving, games, points, serverOf(i + j));
  play(i, j, 1, now.win);
  return { reached: gamesReached(holds, i, j, serverOf, end) * now.reached, wonByA, wonByB };
}

/** P(A wins a tie-break) by who serves its first point. */
const tieBreakWin = ({ a, b, end }: Serving, server: number): number =>
  server === 0 ? tieBreakProbability(a, b, end) : 1 - tieBreakProbability(b, a, end);

/** The game or tie-break being played, for A. */
function current(
  { a, b, end }: Serving,
  [i, j]: readonly [number, number],
  [pointsA, pointsB]: readonly [number, number],
  server: number,
): FromPoints {
  const tieBreak = isTieBreak(i, j, end);
  if (server === 0) {
    return tieBreak ? tieBreakFrom(a, b, end, pointsA, pointsB) : gameFrom(a, pointsA, pointsB);
  }
  const { win, reached } = tieBreak
    ? tieBreakFrom(b, a, end, pointsB, pointsA)
    : gameFrom(b, pointsB, pointsA);
  return { win: 1 - win, reached };
}

/** P(the score of games came up); in a set without a tie-break, that of its last level score from 6-6 on is 6-6's. */
function gamesReached(
  holds: readonly number[],
  toA: number,
  toB: number,
  serverOf: (played: number) => number,
  end: SetEnd,
): number {
  const level = Math.min(toA, toB);
  const less = end === 0 && level > 6 ? level - 6 : 0;
  const [most, other] = [toA - less, toB - less];
  const known = new Map<number, number>();
  const at = (i: number, j: number): number => {
    if (i === 0 && j === 0) return 1;
    if (i < 0 || j < 0 || wasOver(i, j)) return 0;
    const key = i * 100 + j;
    const before = known.get(key);
    if (before !== undefined) return before;
    const win = holds[serverOf(i + j - 1)] ?? 0;
    const here = at(i - 1, j) * win + at(i, j - 1) * (1 - win);
    known.set(key, here);
    return here;
  };
  return at(most, other);
}

const wasOver = (i: number, j: number): boolean => Math.max(i, j) >= 6 && Math.abs(i - j) >= 2;
