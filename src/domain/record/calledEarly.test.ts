import { expect, test } from 'vitest';
import { isCalledEarly, periodsOf, standsCalled } from './calledEarly.ts';

const ahead = { home: 4, away: 2 };
const behind = { home: 2, away: 4 };

test.each([
  ['MLB', 9, behind, false],
  ['MLB', 8.5, ahead, false],
  ['MLB', 8.5, behind, true],
  ['MLB', 8, ahead, true],
  ['MLB', 6, ahead, true],
  ['MLB', 11, behind, false],
  ['NFL', 4, ahead, false],
  ['NFL', 5, ahead, false],
  ['NFL', 3, ahead, true],
  ['NHL', 3, behind, false],
  ['NHL', 2, behind, true],
  ['NBA', 4, behind, false],
  ['NBA', 2, behind, true],
  ['NCAAB', 2, behind, false],
  ['NCAAB', 1, behind, true],
] as const)('%s: %s periods at %o: called early is %s', (league, played, score, early) => {
  expect(isCalledEarly(league, played, periodsOf(league, 2026, played), score)).toBe(early);
});

test('seven innings were a whole game of a double-header in 2020 and 2021', () => {
  const early = (season: number, innings: number) =>
    isCalledEarly('MLB', innings, periodsOf('MLB', season, innings), ahead);
  expect([2020, 2021].map((season) => early(season, 7))).toEqual([false, false]);
  expect(early(2021, 6.5)).toBe(false);
  expect([early(2021, 6), early(2021, 8), early(2022, 7), early(2019, 7)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test.each([
  ['MLB', 'moneyline', behind, 5, true],
  ['MLB', 'moneyline', ahead, 4.5, true],
  ['MLB', 'moneyline', behind, 4.5, false],
  ['MLB', 'moneyline', ahead, 4, false],
  ['MLB', 'moneyline', ahead, 6, true],
  ['MLB', 'spread', ahead, 8, false],
  ['MLB', 'total', ahead, 6, false],
  ['NFL', 'moneyline', ahead, 3, false],
  ['NBA', 'total', ahead, 3, false],
  ['NHL', 'moneyline', ahead, 2, false],
  ['EPL', 'moneyline', ahead, 1, false],
  ['NCAAB', 'spread', ahead, 1, false],
  ['MLB', 'total', ahead, undefined, true],
  ['NFL', 'spread', ahead, undefined, true],
] as const)(
  '%s %s at %o, called after %s: stands is %s',
  (league, market, score, after, stands) => {
    expect(standsCalled(league, market, score, after)).toBe(stands);
  },
);
