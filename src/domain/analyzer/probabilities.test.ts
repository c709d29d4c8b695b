import { expect, test } from 'vitest';
import { homeCoverPercent, overPercent, priceReading } from './probabilities.ts';
import { spreadSigma, totalSigma } from './sigmas.ts';

test('spread sigma NFL 13.5, NBA 12, other 10; total sigma NFL 10.5, NBA 14, other 8', () => {
  expect((['NFL', 'NBA', 'NCAAF', 'MLB'] as const).map(spreadSigma)).toEqual([13.5, 12, 10, 10]);
  expect((['NFL', 'NBA', 'WNBA', 'NHL'] as const).map(totalSigma)).toEqual([10.5, 14, 8, 8]);
});

test('a line at the mean is even, one sigma away 84.1 % or 15.9 %', () => {
  expect(homeCoverPercent('NFL', 2.4, -2.4)).toBeCloseTo(50, 4);
  expect(homeCoverPercent('NFL', 2.5, 11)).toBeCloseTo(84.13, 2);
  expect(overPercent('NFL', 50, 60.5)).toBeCloseTo(15.87, 2);
  expect(overPercent('NBA', 226, 212)).toBeCloseTo(84.13, 2);
});

test('spread and total are clamped to 5–95', () => {
  expect(homeCoverPercent('MLB', 30, 0)).toBe(95);
  expect(homeCoverPercent('MLB', -30, 0)).toBe(5);
  expect(overPercent('NHL', 6, 60)).toBe(5);
});

test('the moneyline edge is centred on 50 and clamped to 0–100', () => {
  expect(priceReading(60, -150)).toMatchObject({ win: 60, edge: 50 });
  expect(priceReading(65, -150).needs).toBeCloseTo(60, 9);
  expect(priceReading(65, -150).edge).toBeCloseTo(55, 9);
  expect(priceReading(100, 500).edge).toBe(100);
  expect(priceReading(0, -500).edge).toBe(0);
});
