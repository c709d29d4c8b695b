import { expect, test } from 'vitest';
import { MONEYLINE_BOUNDS, spreadBounds, totalBounds } from './bounds.ts';

test('the specified bounds: spread −15 to 15 and total 30 to 70 by 0.5, moneylines −500 to 500 by 5', () => {
  expect(spreadBounds(-2.5)).toEqual({ min: -15, max: 15, step: 0.5 });
  expect(totalBounds('NFL', 47.5)).toEqual({ min: 30, max: 70, step: 0.5 });
  expect(totalBounds('NCAAF', 55)).toEqual({ min: 30, max: 70, step: 0.5 });
  expect(MONEYLINE_BOUNDS).toEqual({ min: -500, max: 500, step: 5 });
});

test.each([
  [-15, 15],
  [-16, 25],
  [31, 40],
])('a predicted spread of %f gives a slider of ±%f', (spread, end) => {
  expect(spreadBounds(spread)).toEqual({ min: -end, max: end, step: 0.5 });
});

test('where no total lies in 30 to 70 the sport has a range of its own, which holds the prediction', () => {
  expect(totalBounds('NBA', 226)).toMatchObject({ min: 180, max: 280, step: 0.5 });
  expect(totalBounds('MLB', 8.5)).toMatchObject({ min: 2, max: 20, step: 0.5 });
  expect(totalBounds('EPL', 2.5)).toMatchObject({ min: 0.5, max: 8, step: 0.5 });
  expect(totalBounds('NCAAF', 73)).toMatchObject({ min: 30, max: 80 });
  expect(totalBounds('NCAAB', 92)).toMatchObject({ min: 85, max: 200 });
});
