import { expect, test } from 'vitest';
import { histogramMean, quantile, runsIn, splitAt } from '../game/scoreGrid.ts';
import { bellHistogram } from './bellHistogram.ts';

test('has the curve’s mean, its runs and its quantiles', () => {
  const pile = bellHistogram(2.6, 12.8, 10_000);
  expect(histogramMean(pile)).toBeCloseTo(2.6, 1);
  expect(Math.abs(runsIn(pile) - 10_000)).toBeLessThan(60);
  expect(quantile(pile, 0.1)).toBe(Math.round(2.6 - 1.2816 * 12.8));
  expect(quantile(pile, 0.9)).toBe(Math.round(2.6 + 1.2816 * 12.8));
  expect(splitAt(pile, 2.5).above).toBeCloseTo(0.503, 2);
});

test('ascends without gaps or empty places', () => {
  const pile = bellHistogram(0, 3, 100);
  pile.forEach(([value, count], index) => {
    expect(count).toBeGreaterThan(0);
    if (index > 0) expect(value).toBe((pile[index - 1]?.[0] ?? 0) + 1);
  });
});
