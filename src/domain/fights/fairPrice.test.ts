import { expect, test } from 'vitest';
import { THREE_ROUNDS } from './exampleOutcome.fixture.ts';
import { fairPrice, fairPrices } from './fairPrice.ts';

test('fair odds break even: 0.6 is −150, 0.4 is +150, a half is +100', () => {
  expect(fairPrice(0.6)).toBeCloseTo(-150, 9);
  expect(fairPrice(0.4)).toBeCloseTo(150, 9);
  expect(fairPrice(0.5)).toBe(100);
});

test('never and always have no price', () => {
  expect(fairPrice(0)).toBeUndefined();
  expect(fairPrice(1)).toBeUndefined();
});

test('a draw returns the stake on the moneyline and loses every method bet', () => {
  const prices = fairPrices(THREE_ROUNDS, 'a');
  expect(prices.moneyline).toBeCloseTo(-200, 9);
  expect(prices.knockout).toBeCloseTo(400, 9);
  expect(prices.decision).toBeCloseTo((100 * 0.7) / 0.3, 9);
  expect(fairPrices(THREE_ROUNDS, 'b').submission).toBeUndefined();
});
