import { expect, test } from 'vitest';
import {
  confidenceSentence,
  confidenceText,
  modelEdge,
  type Stars,
  starLabel,
  starRating,
} from './stars.ts';

test.each([
  // Clamped to 1–5 and rounded.
  [-20, 1],
  [0, 1],
  [50, 1],
  [53.99, 1],
  [54, 2],
  [59.99, 2],
  [60, 3],
  [65.99, 3],
  [66, 4],
  [71.99, 4],
  [72, 5],
  [100, 5],
])('confidence %f gives %i stars', (confidence, stars) => {
  expect(starRating(confidence)).toBe(stars);
});

test('each rating has its texts', () => {
  const all: Stars[] = [1, 2, 3, 4, 5];
  expect(all.map(starLabel)).toEqual([
    'Not Confident',
    'Low Confidence',
    'Moderate',
    'High Confidence',
    'Very Confident',
  ]);
  expect(all.map(confidenceSentence)).toEqual([
    'Very low confidence prediction',
    'Low confidence prediction',
    'Moderate confidence prediction',
    'High confidence prediction',
    'High confidence prediction',
  ]);
  expect(all.map(modelEdge)).toEqual([
    'No significant edge',
    'Slight edge',
    'Moderate edge',
    'Strong edge detected',
    'Strong edge detected',
  ]);
  expect(all.map(confidenceText)).toEqual(['lower', 'lower', 'moderate', 'high', 'high']);
});
