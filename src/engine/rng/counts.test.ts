import { describe, expect, test } from 'vitest';
import { betaBinomial, binomial, negativeBinomial, poissonDraw, split } from './counts.ts';
import { beta, gamma } from './gamma.ts';
import { sfc32 } from './generator.ts';

const DRAWS = 40_000;

/** Mean and variance of draws, and how far the mean may be off: five standard errors. */
function moments(draw: (generator: ReturnType<typeof sfc32>) => number) {
  const generator = sfc32(7);
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < DRAWS; at++) {
    const value = draw(generator);
    sum += value;
    squares += value * value;
  }
  const mean = sum / DRAWS;
  const variance = squares / DRAWS - mean * mean;
  return { mean, variance, error: 5 * Math.sqrt(variance / DRAWS) + 1e-9 };
}

describe.each([
  ['gamma 0.3', 0.3, 0.3, (g: ReturnType<typeof sfc32>) => gamma(g, 0.3)],
  ['gamma 9', 9, 9, (g: ReturnType<typeof sfc32>) => gamma(g, 9)],
  ['beta 2, 6', 0.25, (2 * 6) / (64 * 9), (g: ReturnType<typeof sfc32>) => beta(g, 2, 6)],
  ['Poisson 0', 0, 0, (g: ReturnType<typeof sfc32>) => poissonDraw(g, 0)],
  ['Poisson 3.2', 3.2, 3.2, (g: ReturnType<typeof sfc32>) => poissonDraw(g, 3.2)],
  ['Poisson 250', 250, 250, (g: ReturnType<typeof sfc32>) => poissonDraw(g, 250)],
  ['binomial 40, .2', 8, 6.4, (g: ReturnType<typeof sfc32>) => binomial(g, 40, 0.2)],
  ['binomial 40, .9', 36, 3.6, (g: ReturnType<typeof sfc32>) => binomial(g, 40, 0.9)],
  ['binomial 5000, .5', 2500, 1250, (g: ReturnType<typeof sfc32>) => binomial(g, 5000, 0.5)],
  [
    'negative binomial 4, 2',
    4,
    4 + 16 / 2,
    (g: ReturnType<typeof sfc32>) => negativeBinomial(g, 4, 2),
  ],
  [
    'beta-binomial 10 of 2, 6',
    2.5,
    (10 * 0.25 * 0.75 * (8 + 10)) / (8 + 1),
    (g: ReturnType<typeof sfc32>) => betaBinomial(g, 10, 2, 6),
  ],
])('%s', (_, mean, variance, draw) => {
  test('has its mean and variance', () => {
    const drawn = moments(draw);
    expect(Math.abs(drawn.mean - mean)).toBeLessThanOrEqual(drawn.error);
    expect(Math.abs(drawn.variance - variance)).toBeLessThanOrEqual(0.06 * variance + 1e-9);
  });
});

test('a count without room is 0, and a sure one is whole', () => {
  const generator = sfc32(1);
  expect(binomial(generator, 0, 0.5)).toBe(0);
  expect(binomial(generator, 8, 0)).toBe(0);
  expect(binomial(generator, 8, 1)).toBe(8);
  expect(betaBinomial(generator, 0, 1, 1)).toBe(0);
  expect(negativeBinomial(generator, 0, 3)).toBe(0);
  expect(() => gamma(generator, 0)).toThrow('above 0');
});

test('a split adds up to the whole, by the weights; without weights nothing is given', () => {
  const generator = sfc32(3);
  const out = new Int32Array(6);
  const sums = [0, 0, 0];
  for (let at = 0; at < 2000; at++) {
    expect(split(generator, 27, Float64Array.of(1, 0, 2), out, 1, 2)).toBe(0);
    const parts = [out[1] ?? 0, out[3] ?? 0, out[5] ?? 0] as const;
    expect(parts[0] + parts[2]).toBe(27);
    expect(parts[1]).toBe(0);
    parts.forEach((part, index) => {
      sums[index] = (sums[index] ?? 0) + part;
    });
  }
  expect((sums[2] ?? 0) / (sums[0] ?? 1)).toBeCloseTo(2, 1);
  expect(split(generator, 5, new Float64Array(3), out)).toBe(5);
});
