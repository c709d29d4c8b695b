import { expect, test } from 'vitest';
import { wingPath, wingWidths } from './wingPath.ts';

const ROWS = [
  { label: 'KO/TKO', a: 0.4, b: 0.1 },
  { label: 'Decision', a: 0.2, b: 0.3 },
];

test('the largest share of both sides fills the row', () => {
  expect(wingWidths(ROWS, 'a')).toEqual([1, 0.5]);
  expect(wingWidths(ROWS, 'b')).toEqual([0.25, 0.3 / 0.4]);
});

test('bars of the first side end at the right, those of the second begin at the left, a row each', () => {
  expect(wingPath([1, 0.5], 'a')).toBe('M0 0.14h100v0.72h-100zM50 1.14h50v0.72h-50z');
  expect(wingPath([0.25], 'b')).toBe('M0 0.14h25v0.72h-25z');
});
