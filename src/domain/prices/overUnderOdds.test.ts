import { expect, test } from 'vitest';
import { american } from '../numbers/numbers.ts';
import { overUnderAmerican, scoreVolatility } from './overUnderOdds.ts';

test.each([
  [47.5, -110, -110],
  [50.5, -110, -110],
  [51.5, -113, -108],
  [52.5, -116, -106],
  [55.5, -125, -100],
  [60.5, -130, -100],
  [44.5, -110, -110],
  [43.5, -108, -113],
  [30.5, -100, -130],
])('predicted %f at 47.5: over %i, under %i', (total, over, under) => {
  expect(overUnderAmerican(total, 47.5)).toEqual({ over, under });
});

test.each([
  // Exactly 3 points from the line is not yet "above 3".
  [3, -110, -110],
  [4, -113, -108],
  // The other side's cap of −100 is reached 5 points beyond.
  [7.9, -125, -100],
  [8, -125, -100],
  [9, -128, -100],
  // The favored side's floor of −130 is reached 6⅔ points beyond.
  [10, -130, -100],
  [25, -130, -100],
])(
  '%f from the line: the favored side %i, the other %i, mirrored below it',
  (far, worse, better) => {
    expect(overUnderAmerican(47.5 + far, 47.5)).toEqual({ over: worse, under: better });
    expect(overUnderAmerican(47.5 - far, 47.5)).toEqual({ over: better, under: worse });
  },
);

test('every price lies between −130 and −100, and prints with its sign', () => {
  for (let total = 0; total <= 100; total += 0.1) {
    for (const price of Object.values(overUnderAmerican(total, 47.5))) {
      expect(price).toBeGreaterThanOrEqual(-130);
      expect(price).toBeLessThanOrEqual(-100);
    }
  }
  expect(american(-110)).toBe('−110');
  expect(american(105)).toBe('+105');
});

test.each([
  [0, 'High'],
  [-2.99, 'High'],
  [3, 'Medium'],
  [-6.99, 'Medium'],
  [7, 'Low'],
])('a spread of %f has %s volatility', (spread, word) => {
  expect(scoreVolatility(spread)).toBe(word);
});
