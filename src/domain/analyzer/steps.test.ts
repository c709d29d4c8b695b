import { expect, test } from 'vitest';
import { spreadBounds } from './bounds.ts';
import { lineAfterKey, moneylineAfterKey, snapLine, snapMoneyline } from './steps.ts';

/** −15 to 15 by 0.5. */
const SPREAD = spreadBounds(0);

test.each([
  [-2.4, -2.5],
  [0.2, 0],
  [-99, -15],
  [15.3, 15],
])('a spread of %f is set to %f', (value, shown) => {
  expect(snapLine(value, SPREAD)).toBe(shown);
});

test.each([
  [-122, -120],
  [104, 105],
  [-99, -100],
  [0, 100],
  [60, 100],
  [-900, -500],
])('a price of %i is set to %i: between −100 and +100 there is none', (value, price) => {
  expect(snapMoneyline(value)).toBe(price);
});

test.each([
  ['ArrowRight', 0.5],
  ['ArrowLeft', -0.5],
  ['ArrowUp', 0.5],
  ['ArrowDown', -0.5],
  ['PageUp', 5],
  ['PageDown', -5],
  ['Home', -15],
  ['End', 15],
  ['Tab', undefined],
])('%s takes a spread of 0 to %s: arrows one step, Page Up and Page Down ten', (key, next) => {
  expect(lineAfterKey(0, key, SPREAD)).toBe(next);
});

test('keys stay within the slider', () => {
  expect(lineAfterKey(14, 'PageUp', SPREAD)).toBe(15);
  expect(moneylineAfterKey(-500, 'ArrowLeft')).toBe(-500);
});

test.each([
  [-105, 'ArrowRight', -100],
  [-100, 'ArrowRight', 100],
  [100, 'ArrowRight', 105],
  [100, 'ArrowLeft', -100],
  [-120, 'PageUp', -100],
  [-100, 'PageUp', 100],
  [120, 'PageDown', 100],
  [100, 'PageUp', 150],
])('a price of %i with %s becomes %i', (price, key, next) => {
  expect(moneylineAfterKey(price, key)).toBe(next);
});
