import { expect, test } from 'vitest';
import { EXAMPLE_SEASON } from './exampleSeason.fixture.ts';
import { inLastWeeks } from './inLastWeeks.ts';
import { seasonViewOf } from './seasonViewOf.ts';
import type { WaysLeft } from './waysLeft.ts';

const { inputs, counts } = EXAMPLE_SEASON;
const NONE: WaysLeft = {
  by: 'byResult',
  games: [],
  ways: [{ way: '', runs: 1000, goals: [0, 0] }],
};
const BUF: WaysLeft = {
  by: 'byResult',
  games: [0, 2],
  ways: [
    { way: 'WW', runs: 400, goals: [400, 150] },
    { way: 'WL', runs: 585, goals: [300, 100] },
    { way: 'LL', runs: 15, goals: [0, 0] },
  ],
};

test('ways are told to a team that still plays, with its games from its own side', () => {
  const { teams } = seasonViewOf({ ...EXAMPLE_SEASON, counts: { ...counts, ways: [BUF, NONE] } });
  const waysBy = Object.fromEntries(teams.map(({ key, ways }) => [key, ways]));
  expect(waysBy).toEqual({
    BUF: {
      by: 'byResult',
      games: [
        { against: 1, atHome: false, neutral: false },
        { against: 2, atHome: true, neutral: false },
      ],
      ways: [
        { way: 'WW', runs: 400, odds: [1, 0.375] },
        { way: 'WL', runs: 585, odds: [0.512821, 0.17094] },
      ],
    },
  });
});

test('a season’s last weeks begin when no dated game is further away than three weeks', () => {
  const days = (...all: number[]) => inLastWeeks({ left: { ...inputs.left, days: all } });
  expect(days(0, 21, -1)).toBe(true);
  expect(days(0, 22)).toBe(false);
  expect(days(-1)).toBe(false);
  expect(days()).toBe(false);
});
