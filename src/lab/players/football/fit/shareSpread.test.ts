import { expect, test } from 'vitest';
import { betaBinomial } from '#engine/rng/counts.ts';
import { sfc32, uniform } from '#engine/rng/generator.ts';
import { type BallSample, fitShareSpread } from './shareSpread.ts';

/** Receivers' targets with a share whose squared coefficient of variation is `variation`. */
function made(variation: number, count: number): BallSample[] {
  const generator = sfc32(11);
  return Array.from({ length: count }, () => {
    const share = 0.1 + 0.15 * uniform(generator);
    const sum = 1 / (share * (1 - share) * variation) - 1;
    const got = betaBinomial(generator, 33, share * sum, (1 - share) * sum);
    return { position: 'WR', got, total: 33, share, known: 3 };
  });
}

test('finds the spread that the samples were drawn with', () => {
  const { WR } = fitShareSpread(made(0.12, 3000), 'targets', { WR: 0 });
  const [fixed, perBall, perUnknown] = WR.spread;
  expect(fixed + perBall / 6 + perUnknown / 4).toBeGreaterThan(0.09);
  expect(fixed + perBall / 6 + perUnknown / 4).toBeLessThan(0.15);
  expect(WR.leaves).toBe(0);
});

test('too few samples are not fitted', () => {
  expect(fitShareSpread(made(0.12, 20), 'targets', {}).WR.spread).toEqual([0.1, 0.3, 0.3]);
});
