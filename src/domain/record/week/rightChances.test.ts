import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOfAtLeast } from '../../numbers/binomial.ts';
import { rightCount } from './rightChances.ts';

const calls = (shares: readonly number[], right: number) =>
  shares.map((share, at) => ({ share, right: at < right }));

test('so few or fewer, so many or more: by hand', () => {
  // 0.6 and 0.9: none right 0.04, one 0.42, both 0.54.
  expect(rightCount(calls([0.6, 0.9], 1))).toMatchObject({ calls: 2, right: 1, fewer: true });
  expect(rightCount(calls([0.6, 0.9], 1)).expected).toBeCloseTo(1.5, 12);
  expect(rightCount(calls([0.6, 0.9], 1)).chance).toBeCloseTo(0.46, 12);
  expect(rightCount(calls([0.6, 0.9], 2)).chance).toBeCloseTo(0.54, 12);
  expect(rightCount(calls([0.6, 0.9], 0)).chance).toBeCloseTo(0.04, 12);
  expect(rightCount([])).toEqual({ calls: 0, right: 0, expected: 0, fewer: false, chance: 1 });
});

test('with one share for all it is the binomial', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      fc.nat(),
      (trials, share, seed) => {
        const right = seed % (trials + 1);
        const { fewer, chance } = rightCount(calls(new Array(trials).fill(share), right));
        const atLeast = chanceOfAtLeast(fewer ? right + 1 : right, trials, share);
        expect(chance).toBeCloseTo(fewer ? 1 - atLeast : atLeast, 8);
      },
    ),
  );
});
