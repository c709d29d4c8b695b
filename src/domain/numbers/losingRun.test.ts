import { expect, test } from 'vitest';
import { losingRunChance, usualLosingRun } from './losingRun.ts';

/** The same chance by writing down every sequence of wins and losses. */
function counted(loses: number, bets: number, length: number): number {
  let chance = 0;
  for (let code = 0; code < 2 ** bets; code++) {
    const word = code.toString(2).padStart(bets, '0');
    const losses = word.replaceAll('0', '').length;
    if (word.includes('1'.repeat(length))) {
      chance += loses ** losses * (1 - loses) ** (bets - losses);
    }
  }
  return chance;
}

test('equals the count over every sequence', () => {
  for (const loses of [0.3, 0.45, 0.8]) {
    for (const [bets, length] of [
      [1, 1],
      [5, 2],
      [10, 3],
      [12, 5],
      [4, 5],
    ] as const) {
      expect(losingRunChance(loses, bets, length)).toBeCloseTo(counted(loses, bets, length), 12);
    }
  }
});

test('never and always', () => {
  expect(losingRunChance(0, 50, 1)).toBe(0);
  expect(losingRunChance(1, 50, 50)).toBe(1);
  expect(losingRunChance(0.5, 0, 1)).toBe(0);
});

test('the usual run is the longest that comes more often than not', () => {
  const usual = usualLosingRun(0.45, 500);
  expect(losingRunChance(0.45, 500, usual)).toBeGreaterThan(0.5);
  expect(losingRunChance(0.45, 500, usual + 1)).toBeLessThanOrEqual(0.5);
  expect(usualLosingRun(0.3, 1)).toBe(0);
  expect(usualLosingRun(1, 7)).toBe(7);
});

test('what cannot be counted is refused', () => {
  expect(() => losingRunChance(0.5, 10, 0)).toThrow(RangeError);
  expect(() => losingRunChance(0.5, 1.5, 1)).toThrow(RangeError);
  expect(() => losingRunChance(1.5, 10, 1)).toThrow(RangeError);
});
