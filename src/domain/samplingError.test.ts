import { expect, test } from 'vitest';
import { samplingError, samplingErrorText } from './samplingError.ts';

test.each([
  [50, 10_000, 0.98],
  [50, 100_000, 0.31],
  [57.3, 10_000, 0.97],
  [1, 10_000, 0.196],
])('%d%% of %d runs is uncertain by %d points', (percent, runs, points) => {
  expect(samplingError(percent, runs)).toBeCloseTo(points, 2);
});

test('a share of nothing or of everything is not certain', () => {
  expect(samplingError(0, 10_000)).toBeGreaterThan(0.01);
  expect(samplingError(100, 10_000)).toBeCloseTo(samplingError(0, 10_000), 12);
});

test('four times the runs halve it', () => {
  expect(samplingError(40, 10_000) / samplingError(40, 40_000)).toBeCloseTo(2, 2);
});

test.each([
  [-1, 100],
  [101, 100],
  [Number.NaN, 100],
  [50, 0],
  [50, 1.5],
])('%d%% of %d runs is refused', (percent, runs) => {
  expect(() => samplingError(percent, runs)).toThrow(RangeError);
});

test('text keeps a figure however small it is', () => {
  expect(samplingErrorText(57.3, 10_000)).toBe('±1.0');
  expect(samplingErrorText(57.3, 100_000)).toBe('±0.3');
  expect(samplingErrorText(0, 100_000)).toBe('±0.002');
});
