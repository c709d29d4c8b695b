import { expect, test } from 'vitest';
import type { ScoreGrid } from './scoreGrid.ts';
import { summarize } from './summary.ts';

const grid: ScoreGrid = [
  [20, 17, [30, 0, 0, 10, 0, 0, 0, 20]],
  [24, 20, [40]],
];

test('a tie is left out of the win probabilities where the league has no draws', () => {
  const s = summarize(grid, false);
  expect(s.homeWinProbability).toBeCloseTo((100 * 70) / 90, 10);
  expect(s.awayWinProbability).toBeCloseTo((100 * 20) / 90, 10);
  expect(s.drawProbability).toBe(0);
  expect(s.simulationData).toMatchObject({ iterations: 100, homeWins: 70, awayWins: 20 });
});

test('a draw is a result of its own where the league has draws', () => {
  const s = summarize(grid, true);
  expect([s.homeWinProbability, s.drawProbability, s.awayWinProbability]).toEqual([70, 10, 20]);
  expect(s.confidenceRating).toBe(70);
});

test('scores, spread and total agree with each other', () => {
  const s = summarize(grid, false);
  expect(s.predictedHomeScore).toBeCloseTo(21.6, 10);
  expect(s.predictedAwayScore).toBeCloseTo(19.9, 10);
  expect(s.spread).toBeCloseTo(s.predictedAwayScore - s.predictedHomeScore, 10);
  expect(s.total).toBeCloseTo(41.5, 10);
  expect(s.simulationData.mostLikelyScore).toEqual([20, 24]);
});

test('shares past the market line leave pushes out', () => {
  const s = summarize(grid, false, { spreadLine: -3, totalLine: 41.5, sample: false });
  expect(s.simulationData.spreadConfidence).toBeCloseTo((100 * 40) / 70, 10);
  expect(s.simulationData.totalConfidence).toBeCloseTo(60, 10);
  expect(s.simulationData.marketConsensus).toBeUndefined();
});

test('market agreement compares with the price without its vig', () => {
  const s = summarize(grid, true, { moneyline: { home: -110, away: -110 }, sample: false });
  expect(s.simulationData.marketConsensus).toBeCloseTo(80, 6);
});
