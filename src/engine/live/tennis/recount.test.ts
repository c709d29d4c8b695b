import { expect, test } from 'vitest';
import type { TennisState } from '#domain/live/tennisState.ts';
import { sfc32, uniform } from '../../rng/generator.ts';
import { differenceFor } from '../../tennis/balance.ts';
import { readTennisInputs } from '../../tennis/inputs.ts';
import { beginMatch } from './tennisLive.ts';

/** One day only: points can be played without knowing which. */
const INPUTS = {
  matchWin: 0.58,
  bestOf: 3,
  servePointShare: 0.62,
  serviceA: 0,
  serviceB: 0,
  differenceSd: 0,
  meanSd: 0,
  setMomentum: 0,
  finalSetTieBreak: 10,
};
const MATCHES = 4000;
const { matchWin, shape } = readTennisInputs(INPUTS);
const gap = differenceFor(matchWin, shape);
const serve = [shape.serveMean + gap / 2, shape.serveMean - gap / 2] as const;
const generator = sfc32(11);

type Score = [number, number];

/** Plays points until one side has `to` and leads by two; the winner, 0 or 1. */
function playTo(to: number, score: Score, server: (k: number) => number): 0 | 1 {
  const [a, b] = score;
  let [i, j] = [a, b];
  while (Math.max(i, j) < to || Math.abs(i - j) < 2) {
    const serving = server(i + j);
    const held = uniform(generator) < (serve[serving] ?? 0);
    if (held === (serving === 0)) i += 1;
    else j += 1;
  }
  return i > j ? 0 : 1;
}

/** Plays a match on, point by point: who wins it. */
function playOn(sets: Score, games: Score, points: Score, first: number): 0 | 1 {
  const won: Score = [...sets];
  let server = first;
  let [i, j] = games;
  let from = points;
  while (won[0] < 2 && won[1] < 2) {
    const tieBreak = i === 6 && j === 6;
    const opening = server;
    const to = !tieBreak ? 4 : won[0] + won[1] === 2 ? 10 : 7;
    const winner = playTo(to, from, (k) =>
      tieBreak && Math.floor((k + 1) / 2) % 2 === 1 ? 1 - opening : opening,
    );
    from = [0, 0];
    server = 1 - server;
    if (winner === 0) i += 1;
    else j += 1;
    if (tieBreak || (Math.max(i, j) >= 6 && Math.abs(i - j) >= 2)) {
      won[i > j ? 0 : 1] += 1;
      i = 0;
      j = 0;
    }
  }
  return won[0] === 2 ? 0 : 1;
}

test.each<[string, TennisState, Score, number]>([
  [
    'a set down',
    { sport: 'tennis', sets: [[4, 6]], games: [2, 1], points: [1, 2], server: 'a' },
    [0, 1],
    0,
  ],
  ['points not told', { sport: 'tennis', sets: [[4, 6]], games: [4, 4], server: 'b' }, [0, 1], 1],
  [
    'in a tie-break',
    { sport: 'tennis', sets: [], games: [6, 6], points: [3, 3], server: 'b' },
    [0, 0],
    0,
  ],
  [
    'in the last game',
    {
      sport: 'tennis',
      sets: [
        [6, 4],
        [4, 6],
      ],
      games: [5, 4],
      points: [3, 3],
      server: 'b',
    },
    [1, 1],
    1,
  ],
])('matches played point by point come out as said: %s', (_, state, sets, opening) => {
  let wins = 0;
  for (let played = 0; played < MATCHES; played++) {
    if (playOn(sets, [...state.games], [...(state.points ?? [0, 0])], opening) === 0) wins += 1;
  }
  expect(Math.abs(beginMatch(INPUTS).after(state).win - wins / MATCHES)).toBeLessThan(0.025);
});
