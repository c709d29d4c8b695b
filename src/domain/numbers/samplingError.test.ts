import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samplingErrorText, samplingInterval } from './samplingError.ts';

const widthOf = (percent: number, runs: number): number => {
  const { low, high } = samplingInterval(percent, runs);
  return high - low;
};

test('the interval of a known example', () => {
  // 10 of 100: Wilson's interval is 5.5–17.4 % (Newcombe 1998, table I gives 81 of 263 as 25.5–36.6 %).
  expect(samplingInterval(10, 100).low).toBeCloseTo(5.52, 2);
  expect(samplingInterval(10, 100).high).toBeCloseTo(17.44, 2);
  expect(samplingInterval((100 * 81) / 263, 263).low).toBeCloseTo(25.53, 2);
  expect(samplingInterval((100 * 81) / 263, 263).high).toBeCloseTo(36.62, 2);
});

test('none and all are not certain', () => {
  expect(samplingInterval(0, 10_000).low).toBe(0);
  expect(samplingInterval(0, 10_000).high).toBeCloseTo(0.0384, 4);
  expect(samplingInterval(100, 10_000).high).toBe(100);
  expect(widthOf(100, 10_000)).toBeGreaterThan(0);
});

test.each([
  [50, 10_000, '±1.0'],
  [50, 100_000, '±0.3'],
  [64, 100_000, '±0.3'],
  [1, 100_000, '±0.1'],
  [0.1, 100_000, '±0.02'],
  [0, 100_000, '±0.002'],
  [50, 1, '±44.5'],
])('%s %% of %s runs is %s', (percent, runs, text) => {
  expect(samplingErrorText(percent, runs)).toBe(text);
});

test('the interval holds the share, narrows with runs and mirrors', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.integer({ min: 1, max: 10_000_000 }),
      (percent, runs) => {
        const { low, high } = samplingInterval(percent, runs);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
        expect(percent).toBeGreaterThanOrEqual(low - 1e-9);
        expect(percent).toBeLessThanOrEqual(high + 1e-9);
        expect(widthOf(percent, runs * 4)).toBeLessThan(widthOf(percent, runs));
        expect(widthOf(100 - percent, runs)).toBeCloseTo(widthOf(percent, runs), 9);
      },
    ),
  );
});

test('19 of 20 intervals hold the truth', () => {
  // A plain congruential stream is random enough for 2,000 shares of 500 runs.
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  let held = 0;
  for (let trial = 0; trial < 2000; trial++) {
    let count = 0;
    for (let run = 0; run < 500; run++) if (next() < 0.3) count += 1;
    const { low, high } = samplingInterval(count / 5, 500);
    if (low <= 30 && high >= 30) held += 1;
  }
  expect(held / 2000).toBeGreaterThan(0.93);
  expect(held / 2000).toBeLessThan(0.97);
});

test('impossible shares and runs are refused', () => {
  for (const [percent, runs] of [
    [-1, 10],
    [101, 10],
    [Number.NaN, 10],
    [50, 0],
    [50, Number.NaN],
  ] as const) {
    expect(() => samplingInterval(percent, runs)).toThrow(RangeError);
  }
});
