import { expect, test } from 'vitest';
import { scoreOfEdge } from './valueScore.ts';

test.each([
  [0.05, 1],
  [-0.05, -1],
  [0.399, 7.98],
  [0.4, 8],
  [0.401, 8],
  [1, 8],
  [-0.749, -14.98],
  [-0.75, -15],
  [-0.751, -15],
  [-1, -15],
])('an edge of %f scores %f: x 20, clamped -15..+8', (edge, score) => {
  expect(scoreOfEdge(edge)).toBeCloseTo(score, 9);
});

test('no edge scores 0, never −0', () => {
  expect(scoreOfEdge(-0)).toBe(0);
});
