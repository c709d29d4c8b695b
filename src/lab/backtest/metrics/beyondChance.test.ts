import { expect, test } from 'vitest';
import { isBeyondChance } from './beyondChance.ts';

test('of ten tosses, none, one, nine and ten heads are beyond chance, two are not', () => {
  // P(at most one of ten) is 11 ÷ 1,024, P(at most two) is 56 ÷ 1,024.
  const beyond = Array.from({ length: 11 }, (_, heads) => isBeyondChance(heads, 10, 0.5));
  expect(beyond.flatMap((yes, heads) => (yes ? [heads] : []))).toEqual([0, 1, 9, 10]);
});

test('a small share has a range to one side only', () => {
  // P(none of 100 at 2 %) is .133; P(at least six) is .0155.
  expect(isBeyondChance(0, 100, 0.02)).toBe(false);
  expect(isBeyondChance(5, 100, 0.02)).toBe(false);
  expect(isBeyondChance(6, 100, 0.02)).toBe(true);
});

test('many tries do not underflow', () => {
  expect(isBeyondChance(5000, 10_000, 0.5)).toBe(false);
  expect(isBeyondChance(5110, 10_000, 0.5)).toBe(true);
  expect(isBeyondChance(5110, 10_000, 0.505)).toBe(false);
});

test('what is certain is beyond chance where it did not happen', () => {
  expect(isBeyondChance(0, 10, 0)).toBe(false);
  expect(isBeyondChance(1, 10, 0)).toBe(true);
  expect(isBeyondChance(10, 10, 1)).toBe(false);
});
