import { expect, test } from 'vitest';
import { EXAMPLE_SEASON } from './exampleSeason.fixture.ts';
import { hingesOf } from './hinges.ts';
import type { SeasonCounts } from './seasonCounts.ts';

const { inputs, counts } = EXAMPLE_SEASON;

test('a game is a hinge for whom its result matters, the biggest first', () => {
  expect(hingesOf(inputs, counts)).toEqual([
    {
      game: 0,
      team: 0,
      goal: 0,
      home: { share: 0.6, runs: 550 },
      away: { share: 0.822222, runs: 450 },
    },
    {
      game: 0,
      team: 1,
      goal: 0,
      home: { share: 0.4, runs: 550 },
      away: { share: 0.177778, runs: 450 },
    },
  ]);
});

/** The same with this many of BUF's and DAL's titles after a home and an away win, of 10,000 runs each. */
const titles = (home: number, away: number): SeasonCounts => ({
  ...counts,
  hinges: [
    {
      game: 0,
      results: [
        {
          runs: 10_000,
          goals: [
            [0, 0, 0],
            [home, 0, home],
          ],
        },
        {
          runs: 0,
          goals: [
            [0, 0, 0],
            [0, 0, 0],
          ],
        },
        {
          runs: 10_000,
          goals: [
            [0, 0, 0],
            [away, 0, away],
          ],
        },
      ],
    },
  ],
});

test('less than two points are not said, however sure', () => {
  expect(hingesOf(inputs, titles(0, 199))).toEqual([]);
  expect(hingesOf(inputs, titles(0, 201)).map(({ team }) => team)).toEqual([0, 2]);
});

test('others have to be surer than the sides, because thousands of games are looked through', () => {
  expect(hingesOf(inputs, titles(5000, 5250)).map(({ team }) => team)).toEqual([0]);
  expect(hingesOf(inputs, titles(5000, 5400)).map(({ team }) => team)).toEqual([0, 2]);
  const few = titles(50, 52);
  const [hinge] = few.hinges;
  if (!hinge) throw new Error('no hinge');
  const [home, draw, away] = hinge.results;
  const hundred = {
    game: 0,
    results: [{ ...home, runs: 100 }, draw, { ...away, runs: 100 }] as const,
  };
  expect(hingesOf(inputs, { ...few, hinges: [hundred] })).toEqual([]);
});

test('a game after this week is none', () => {
  const later = { ...inputs, left: { ...inputs.left, days: [7, 9, -1] } };
  expect(hingesOf(later, counts)).toEqual([]);
});

/** Titles of BUF and DAL after a home win, a draw and an away win. */
const byResult = (...[home, draw, away]: readonly (readonly [runs: number, titles: number])[]) => {
  const of = ([runs, won]: readonly [number, number] = [0, 0]) => ({
    runs,
    goals: [
      [0, 0, 0],
      [won, 0, won],
    ],
  });
  return { ...counts, hinges: [{ game: 0, results: [of(home), of(draw), of(away)] as const }] };
};

test('a rare tie makes no hinge: neither where draws are no result, nor by a share of 0 in a few runs', () => {
  const tied = byResult([5000, 350], [30, 0], [5000, 350]);
  expect(hingesOf(inputs, tied)).toEqual([]);
  const soccer = { ...inputs, left: { ...inputs.left, draw: [0.003, 0, 0] } };
  expect(hingesOf(soccer, tied)).toEqual([]);
  const drawn = byResult([5000, 350], [3000, 0], [5000, 350]);
  expect(hingesOf(inputs, drawn)).toEqual([]);
  expect(hingesOf(soccer, drawn).map(({ team }) => team)).toEqual([0, 2]);
});
