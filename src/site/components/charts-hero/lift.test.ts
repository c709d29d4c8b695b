import { expect, test } from 'vitest';
import { dotPile } from './dotPile.ts';
import { liftBeside } from './lift.ts';

const homeHeavy = dotPile(
  [
    [-6, 300],
    [-2, 700],
    [4, 9000],
  ],
  10,
  undefined,
);
const awayHeavy = dotPile(
  [
    [-8, 9000],
    [2, 700],
    [6, 300],
  ],
  10,
  undefined,
);

test('a pile that is low on the left rises beside the copy', () => {
  expect(liftBeside(homeHeavy, undefined)).toBeGreaterThan(0);
  expect(liftBeside(homeHeavy, undefined)).toBeLessThanOrEqual(18);
});

test('tall dots or the flag on the left keep it below', () => {
  expect(liftBeside(awayHeavy, undefined)).toBe(0);
  expect(liftBeside(homeHeavy, 30)).toBeLessThanOrEqual(liftBeside(homeHeavy, undefined));
});
