import { expect, test } from 'vitest';
import { EXAMPLE_MATCH_OUTCOME as TEN } from '../events/exampleEvents.fixture.ts';
import {
  matchesIn,
  meanGames,
  overShare,
  setScoreShares,
  type TennisOutcome,
  tieBreakShare,
  winShare,
} from './tennis.ts';

test('shares of the winner, set scores and tie-breaks', () => {
  expect(matchesIn(TEN)).toBe(10);
  expect(winShare(TEN)).toBeCloseTo(0.7, 12);
  expect(setScoreShares(TEN)).toEqual([
    { winner: 'A', score: '2-0', share: 0.4 },
    { winner: 'A', score: '2-1', share: 0.3 },
    { winner: 'B', score: '2-1', share: 0.2 },
    { winner: 'B', score: '2-0', share: 0.1 },
  ]);
  expect(tieBreakShare(TEN)).toBeCloseTo(0.4, 12);
  expect(meanGames(TEN)).toBeCloseTo(21.6, 12);
});

test('set scores of best of five are named from the winner', () => {
  const five: TennisOutcome = { ...TEN, bestOf: 5, setScores: [1, 2, 3, 2, 1, 1] };
  expect(setScoreShares(five).map(({ winner, score }) => `${winner} ${score}`)).toEqual([
    'A 3-0',
    'A 3-1',
    'A 3-2',
    'B 3-2',
    'B 3-1',
    'B 3-0',
  ]);
});

test('games over and under a line, with the push at a whole number', () => {
  expect(overShare(TEN, 21.5)).toEqual({ over: 0.5, push: 0, under: 0.5 });
  expect(overShare(TEN, 22)).toEqual({ over: 0.2, push: 0.3, under: 0.5 });
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('line %s is refused', (line) => {
  expect(() => overShare(TEN, line)).toThrow(RangeError);
});
