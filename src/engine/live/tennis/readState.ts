import type { TennisState } from '#domain/live/tennisState.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { MatchShape } from '../../tennis/balance.ts';
import type { SetEnd } from '../../tennis/sets.ts';
import { firstServes } from './fromPoints.ts';

type Pair = readonly [a: number, b: number];

/** A state checked: a set that is over counts among the sets. Untold points are those of the start of the game. */
export interface TennisPlace {
  readonly sets: readonly Pair[];
  readonly games: Pair;
  readonly points: Pair;
  /** Who served first in the set being played, 0 for A, 1 for B; undefined if not told. */
  readonly first: 0 | 1 | undefined;
  readonly wonA: number;
  readonly wonB: number;
}

const MOST = 99;

/** Whether the next points are a tie-break. */
export const isTieBreak = (i: number, j: number, end: SetEnd): boolean =>
  end !== 0 && i === 6 && j === 6;

/** Whether a set of these games is over. */
const isOver = (i: number, j: number, end: SetEnd): boolean =>
  (Math.max(i, j) >= 6 && Math.abs(i - j) >= 2) || (end !== 0 && Math.max(i, j) === 7);

/** Checks a state of a match. Throws a RangeError that names the first field out of range. */
export function readTennisState(state: TennisState, { bestOf, finalSet }: MatchShape): TennisPlace {
  const need = (bestOf + 1) / 2;
  const endOf = (played: number): SetEnd => (played === bestOf - 1 ? finalSet : 7);
  if (!Array.isArray(state.sets) || state.sets.length > bestOf) refuse('sets', state.sets);
  pair(state.games, 'games');
  if (state.points !== undefined) pair(state.points, 'points');
  if (!['a', 'b', undefined].includes(state.server)) refuse('server', state.server);
  const over = isOver(state.games[0], state.games[1], endOf(state.sets.length));
  const sets = over ? [...state.sets, state.games] : state.sets;
  let wonA = 0;
  let wonB = 0;
  sets.forEach((set, at) => {
    pair(set, 'sets');
    if (!isOver(set[0], set[1], endOf(at)) || Math.max(wonA, wonB) === need) refuse('sets', sets);
    if (set[0] > set[1]) wonA += 1;
    else wonB += 1;
  });
  const games: Pair = over ? [0, 0] : state.games;
  const points: Pair = (over ? undefined : state.points) ?? [0, 0];
  const tieBreak = isTieBreak(games[0], games[1], endOf(sets.length));
  checkGames(games, endOf(sets.length));
  checkPoints(points, tieBreak ? endOf(sets.length) : 4, tieBreak);
  // Within a tie-break the server of an untold point may have served its first point, or not.
  const untold = tieBreak && !over && state.points === undefined;
  const server = untold ? undefined : state.server;
  return { sets, games, points, first: firstOf(server, games, points, tieBreak), wonA, wonB };
}

function firstOf(
  server: TennisState['server'],
  games: Pair,
  points: Pair,
  tieBreak: boolean,
): 0 | 1 | undefined {
  if (server === undefined) return undefined;
  const now = server === 'a' ? 0 : 1;
  const ofGame = tieBreak && !firstServes(points[0] + points[1]) ? 1 - now : now;
  return ((ofGame + games[0] + games[1]) & 1) === 0 ? 0 : 1;
}

function checkGames(games: Pair, end: SetEnd): void {
  if (end !== 0 && Math.max(...games) > 6) refuse('games', games);
}

function checkPoints(points: Pair, to: number, tieBreak: boolean): void {
  const [high, low] = points[0] > points[1] ? points : [points[1], points[0]];
  const past = high >= to && (high - low >= 2 || (!tieBreak && low !== 3));
  if (past || (!tieBreak && high > 4)) refuse('points', points);
}

function pair(value: unknown, name: string): void {
  const good =
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((one) => Number.isInteger(one) && one >= 0 && one <= MOST);
  if (!good) refuse(name, value);
}

function refuse(name: string, value: unknown): never {
  throw new InputError(`State ${name} is ${JSON.stringify(value)}, which no match comes to`, name);
}
