import { expect, test } from 'vitest';
import { OUTSIDE } from '#domain/season/outside.ts';
import { normalQuantile } from '../rng/normal.ts';
import { fadedShares } from './fading.ts';
import { madeUp } from './madeUp.fixture.ts';

const made = madeUp('NFL', { teams: 3, rounds: 1 });
const games = {
  home: [0, 1, 0, 0, 0],
  away: [1, 0, 1, 1, 2],
  days: [0, 14, 28, 70, 70],
  neutral: [0, 0, 0, 0, 0],
  homeWin: [0.7, 0.4, 0.7, 0.7, 0.7],
  draw: [0, 0, 0, 0, 0],
  published: [0, 0, 0, 0, 0],
};
const inputs = {
  ...made,
  left: games,
  strengths: { ...made.strengths, unit: 10, ratings: [4, 0, 4] },
};
const moved = (shares: readonly number[]) =>
  shares.map((share, at) => normalQuantile(share) - normalQuantile(games.homeWin[at] ?? 0));

test('a gap is smaller by the fading four weeks ahead and later, before by its part; level teams stay', () => {
  // The gap is 4 of 10: .4 SDs of luck, of which a fifth goes.
  const [now, half, full, later, level] = moved(fadedShares(inputs, 0.2));
  expect(now).toBe(0);
  expect(half).toBeCloseTo(0.04, 5);
  expect(full).toBeCloseTo(-0.08, 5);
  expect(later).toBeCloseTo(-0.08, 5);
  expect(level).toBeCloseTo(0, 5);
});

test('a postponed game is played on the last day', () => {
  const left = { ...games, days: [0, 0, 0, 14, -1] };
  const strengths = { ...inputs.strengths, ratings: [4, 0, 0] };
  const [, , , dated, postponed] = moved(fadedShares({ ...inputs, left, strengths }, 0.2));
  expect(postponed).toBeCloseTo(-0.04, 5);
  expect(dated).toBeCloseTo(-0.04, 5);
});

test('published shares, games against sides outside of the table and all of soccer stay', () => {
  const published = { ...games, published: [1, 1, 1, 1, 1] };
  const outside = { ...inputs, teams: ['A', OUTSIDE, 'C'] };
  for (const same of [
    fadedShares({ ...inputs, left: published }, 0.2),
    fadedShares(inputs, 0),
    fadedShares({ ...inputs, league: 'EPL' }, 0.2),
  ]) {
    expect(same).toEqual(games.homeWin);
  }
  expect(fadedShares(outside, 0.2).slice(0, 4)).toEqual(games.homeWin.slice(0, 4));
});
