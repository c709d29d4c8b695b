import { expect, test } from 'vitest';
import { overUnderOdds, scoreVolatility } from './overUnderOdds.ts';

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
  expect(overUnderOdds(total, 47.5)).toEqual({ over, under });
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
