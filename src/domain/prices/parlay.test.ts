import { expect, test } from 'vitest';
import { impliedProbability } from './devig.ts';
import { allIndependent, parlayProfitPerUnit } from './parlay.ts';

test('two legs at −110 pay 2.64 to 1', () => {
  expect(parlayProfitPerUnit([-110, -110])).toBeCloseTo(2.6446, 4);
  expect(parlayProfitPerUnit([100, 100, 100])).toBe(7);
  expect(parlayProfitPerUnit([150])).toBeCloseTo(1.5, 12);
});

test('a parlay breaks even at its legs’ implied probabilities multiplied', () => {
  const prices = [-120, 135, 250];
  const chance = allIndependent(prices.map(impliedProbability));
  expect(chance * (1 + parlayProfitPerUnit(prices))).toBeCloseTo(1, 12);
});
