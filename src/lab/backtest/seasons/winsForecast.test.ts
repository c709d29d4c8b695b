import { expect, test } from 'vitest';
import { winsForecast } from './winsForecast.ts';

test('by hand: ten runs over three numbers of wins', () => {
  const { mean, low, high, score, pit } = winsForecast([0, 2, 5, 3], 2, 'one');
  expect(mean).toBeCloseTo(2.1, 12);
  expect([low, high]).toEqual([1, 3]);
  // Shares at most 0, 1, 2, 3: 0, .2, .7, 1; what came is 2: (.2)² + (.3)².
  expect(score).toBeCloseTo(0.13, 12);
  expect(pit).toBeGreaterThan(0.2);
  expect(pit).toBeLessThan(0.7);
});

test('what came beyond every run is outside, and costs its distance', () => {
  expect(winsForecast([0, 4], 3, 'one')).toMatchObject({ low: 1, high: 1, pit: 1, score: 2 });
});
