import { expect, test } from 'vitest';
import { THREE_ROUNDS } from './exampleOutcome.fixture.ts';
import { fairPrices } from './fairPrices.ts';

test('a draw returns the stake on the moneyline and loses every method bet', () => {
  const prices = fairPrices(THREE_ROUNDS, 'a');
  expect(prices.moneyline).toBe(-200);
  expect(prices.knockout).toBe(400);
  expect(prices.decision).toBe(233);
  expect(fairPrices(THREE_ROUNDS, 'b').submission).toBeUndefined();
});
