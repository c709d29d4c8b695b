import { expect, test } from 'vitest';
import { ratingShare, ratingStep } from './ratingShare.ts';

test('equals are even, 400 points are ten to one, and both sides make one', () => {
  expect(ratingShare(0)).toBe(0.5);
  expect(ratingShare(400)).toBeCloseTo(10 / 11, 12);
  expect(ratingShare(120) + ratingShare(-120)).toBeCloseTo(1, 12);
});

test('a surprise moves a rating more than what was expected, and the moves of a fair game cancel', () => {
  const expected = ratingShare(100);
  expect(ratingStep(20, 1, expected)).toBeLessThan(-ratingStep(20, 0, expected));
  const mean =
    expected * ratingStep(20, 1, expected) + (1 - expected) * ratingStep(20, 0, expected);
  expect(mean).toBeCloseTo(0, 12);
});
