import { expect, test } from 'vitest';
import { gradedRow } from '../rows.fixture.ts';
import { espnBeside } from './espnBeside.ts';

const LEAST_GAMES = 50;

const games = (count: number, change: Parameters<typeof gradedRow>[1]) =>
  Array.from({ length: count }, () => gradedRow(22, { espnProbability: 80, ...change }));

test('ours, ESPN’s and a coin on the same games, where there are enough', () => {
  const [all, nfl, ...more] = espnBeside(games(LEAST_GAMES, {}));
  expect(more).toEqual([]);
  expect(all).toMatchObject({ key: 'all', decided: LEAST_GAMES });
  expect(nfl).toMatchObject({ key: 'NFL' });
  expect(all?.ours.squared).toBeCloseTo(0.4 ** 2, 9);
  expect(all?.espn.squared).toBeCloseTo(0.2 ** 2, 9);
  expect(all?.espn.log).toBeCloseTo(-Math.log(0.8), 9);
  expect(all?.coin.log).toBeCloseTo(Math.LN2, 9);
  expect(espnBeside(games(LEAST_GAMES - 1, {}))).toEqual([]);
});

test('a pick that lost is scored by what the other side was given', () => {
  const [all] = espnBeside(games(LEAST_GAMES, { outcome: 'loss' }));
  expect(all?.espn.log).toBeCloseTo(-Math.log(0.2), 9);
});

test('what has no chance of ESPN’s, is no pick of a winner or is void does not count', () => {
  for (const change of [
    { espnProbability: undefined },
    { market: 'total' },
    { basis: 'edge' },
    { outcome: 'void' },
    { outcome: 'push' },
  ] as const) {
    expect(espnBeside(games(LEAST_GAMES, change))).toEqual([]);
  }
});
