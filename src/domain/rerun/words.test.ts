import { expect, test } from 'vitest';
import { movedBy } from './words.ts';

test.each([
  [50.73, 33.86, 1, '−16.8'],
  [49.94, 49.61, 1, '−0.3'],
  [10.804, 4.806, 2, '−5.99'],
  [57.3, 57.31, 1, '0.0'],
])('from %f to %f is what the two print: %s digits, %s', (before, after, digits, text) => {
  expect(movedBy(before, after, digits)).toBe(text);
});
