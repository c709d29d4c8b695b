import { expect, test } from 'vitest';
import type { ScoreGrid } from '../game/scoreGrid.ts';
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

test('the likelier side of a line is named with its share of the decided runs, pushes beside it', () => {
  const s = summarize(grid, false, {
    spread: { line: -3, share: 0.5 },
    total: { line: 41.5, share: 0.5 },
    books: ['A'],
    leftOut: [],
  });
  expect(s.simulationData).toMatchObject({
    spreadConfidence: expect.closeTo(100 * (40 / 70), 10),
    spreadSide: 'home',
    spreadPush: 30,
    totalConfidence: 60,
    totalSide: 'over',
    totalPush: 0,
  });
  expect(s.simulationData.marketConsensus).toBeUndefined();
});

test('a quarter line is half a stake on each of its neighbours', () => {
  const books = { books: ['A'], leftOut: [] };
  const s = summarize(grid, false, { ...books, spread: { line: -3.25, share: 0.5 } });
  // Margins of 3 lose half and get half back; all others are decided.
  const at = grid.flatMap(([home, from, counts]) =>
    counts.map((count, index) => [home - from - index, count] as const),
  );
  const runs = (holds: (margin: number) => boolean) =>
    at.reduce((sum, [margin, count]) => (holds(margin) ? sum + count : sum), 0);
  const [won, half, lost] = [runs((m) => m > 3), runs((m) => m === 3), runs((m) => m < 3)];
  expect([won, half, lost]).toEqual([40, 30, 30]);
  expect(s.simulationData.spreadSide).toBe('away');
  expect(s.simulationData.spreadConfidence).toBeCloseTo(
    (100 * (lost + half / 2)) / (won + lost + half / 2),
    10,
  );
  expect(s.simulationData.spreadPush).toBeCloseTo(half / 2, 10);
});

test('market agreement compares our model alone with the market', () => {
  const own = {
    homeWinProbability: 70,
    awayWinProbability: 20,
    drawProbability: 10,
    spread: -1,
    total: 40,
  };
  const win = { home: 0.5, draw: 0.2, away: 0.3 };
  const s = summarize(grid, true, { win, books: ['A'], leftOut: [] }, own);
  expect(s.simulationData.marketConsensus).toBeCloseTo(80, 6);
  expect(summarize(grid, true).simulationData.marketConsensus).toBeUndefined();
});
