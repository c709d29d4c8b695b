import { expect, test } from 'vitest';
import { everFallingTo, growthRate } from './growth.ts';
import { kellyFraction } from './staking.ts';

test('nothing staked, nothing grown; Kelly’s stake grows most, twice of it about nothing', () => {
  const [p, price] = [0.55, -105];
  const kelly = kellyFraction(p, price);
  expect(growthRate(p, price, 0)).toBe(0);
  for (const other of [0.5 * kelly, 0.9 * kelly, 1.1 * kelly, 2 * kelly]) {
    expect(growthRate(p, price, other)).toBeLessThan(growthRate(p, price, kelly));
  }
  expect(Math.abs(growthRate(p, price, 2 * kelly))).toBeLessThan(
    0.05 * growthRate(p, price, kelly),
  );
});

test('half Kelly grows about three quarters as fast', () => {
  const kelly = kellyFraction(0.53, 100);
  const share = growthRate(0.53, 100, kelly / 2) / growthRate(0.53, 100, kelly);
  expect(share).toBeCloseTo(0.75, 2);
});

test('full Kelly halves some day with one chance in two, a quarter of it with one in 128', () => {
  expect(everFallingTo(0.5, 1)).toBe(0.5);
  expect(everFallingTo(0.5, 0.5)).toBe(0.125);
  expect(everFallingTo(0.5, 0.25)).toBe(1 / 128);
  expect(everFallingTo(1, 0.25)).toBe(1);
});

test('what has no chance is refused', () => {
  for (const [kept, part] of [
    [0, 1],
    [1.1, 1],
    [0.5, 0],
    [0.5, 2],
  ] as const) {
    expect(() => everFallingTo(kept, part)).toThrow(RangeError);
  }
});
