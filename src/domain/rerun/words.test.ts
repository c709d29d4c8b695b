import { expect, test } from 'vitest';
import { exactMean, exactPercent, exactShare, movedBy } from './words.ts';

test.each([
  [50.73, 33.86, 1, '−16.8'],
  [49.94, 49.61, 1, '−0.3'],
  [10.804, 4.806, 2, '−5.99'],
  [57.3, 57.31, 1, '0.0'],
])('from %f to %f is what the two print: %s digits, %s', (before, after, digits, text) => {
  expect(movedBy(before, after, digits)).toBe(text);
});

test('figures are compared in more digits than any page prints', () => {
  expect(exactPercent(53.93)).toBe('53.930%');
  expect(exactShare(0.5393)).toBe('53.930%');
  expect(exactMean(21.5)).toBe('21.5000');
});
