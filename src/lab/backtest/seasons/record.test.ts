import { expect, test } from 'vitest';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { recordInputs, regressionOf } from './record.ts';
import { recordsOf } from './recordsOf.ts';

const INPUTS: SeasonInputs = {
  league: 'NFL',
  season: 2024,
  day: '2024-10-01',
  teams: ['A', 'B', 'C'],
  conferences: ['', '', ''],
  divisions: ['', '', ''],
  played: {
    home: [0, 0, 1],
    away: [1, 2, 2],
    homeScore: [20, 30, 10],
    awayScore: [10, 20, 10],
    extra: [0, 0, 0],
  },
  left: {
    home: [0, 1],
    away: [1, 2],
    days: [3, 4],
    neutral: [0, 0],
    homeWin: [0.4, 0.9],
    draw: [0, 0],
    published: [1, 0],
  },
  postseason: { home: [], away: [], homeScore: [], awayScore: [], extra: [] },
  strengths: {
    unit: 13,
    home: 2,
    ratings: [5, -1, -4],
    covariance: [4, 4, 4],
    widening: 2,
    drift: 0.1,
  },
};

test('wins so far, a draw as half', () => {
  expect(recordsOf(INPUTS)).toEqual({ wins: [2, 0.5, 0.5], games: [2, 2, 2] });
});

test('the record alone decides: two wins of two, regressed by four games, meet half a win of two', () => {
  const { left, strengths } = recordInputs(INPUTS, { games: 4, draws: 0 });
  // (2 + 2) ÷ 6 against (½ + 2) ÷ 6: (2/3 · 7/12) ÷ (2/3 · 7/12 + 5/12 · 1/3).
  expect(left.homeWin[0]).toBeCloseTo(0.736842, 6);
  expect(left.homeWin[1]).toBe(0.5);
  expect(strengths).toMatchObject({ widening: 0, drift: 0, home: 0 });
  expect(strengths.ratings[1]).toBe(strengths.ratings[2]);
});

test('before the first game all are equal, and draws keep their share', () => {
  const none = { home: [], away: [], homeScore: [], awayScore: [], extra: [] };
  const { left, strengths } = recordInputs(
    { ...INPUTS, league: 'EPL', played: none },
    { games: 10, draws: 0.26 },
  );
  expect(left.homeWin).toEqual([0.37, 0.37]);
  expect(left.draw).toEqual([0.26, 0.26]);
  expect(strengths.ratings.map(Math.abs)).toEqual([0, 0, 0]);
});

test('luck alone regresses by the most games, clear differences by few', () => {
  const even = { shares: [0.5, 0.5, 0.5, 0.5], games: 16, draws: 0 };
  expect(regressionOf([even]).games).toBe(120);
  // Spread .04, luck .25 ÷ 16: .25 ÷ (.04 − .015625).
  const apart = { shares: [0.7, 0.3, 0.7, 0.3], games: 16, draws: 0 };
  expect(regressionOf([apart]).games).toBeCloseTo(10.256, 3);
});
