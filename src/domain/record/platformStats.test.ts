import { expect, test } from 'vitest';
import { platformStatsOf } from './platformStats.ts';

test('while nothing is graded there is no win rate and no ROI', () => {
  const none = { totalPredictions: 0, winRate: undefined, roi: undefined, units: undefined };
  expect(platformStatsOf(undefined, 3)).toEqual({ ...none, todaysGames: 3 });
  const level = { graded: 1, wins: 0, losses: 0, staked: 0, units: 0 };
  expect(platformStatsOf(level, 0)).toEqual({ ...none, totalPredictions: 1, todaysGames: 0 });
});

test('win rate is of decided picks, ROI of the stakes', () => {
  const record = { graded: 12, wins: 6, losses: 4, staked: 8, units: 1 };
  expect(platformStatsOf(record, 5)).toEqual({
    totalPredictions: 12,
    winRate: 60,
    roi: 12.5,
    units: 1,
    todaysGames: 5,
  });
});
