import { describe, expect, test } from 'vitest';
import {
  aboveFairText,
  americanRangeText,
  fairAmericanText,
  fairDecimal,
  fairDecimalText,
  NO_FAIR_PRICE,
  wholeFairAmerican,
  wholeFairText,
  writtenAmerican,
  writtenText,
  writtenWorstText,
} from './fairPrice.ts';

describe('fair odds', () => {
  test('are 1 divided by the probability', () => {
    expect(fairDecimal(0.25)).toBe(4);
    expect(fairDecimal(0.533)).toBeCloseTo(1.876, 3);
    expect(fairDecimalText(0.25)).toBe('4.00');
    expect(fairDecimalText(0.04)).toBe('25.0');
    expect(fairDecimalText(0.004)).toBe('250');
    expect(fairAmericanText(0.25)).toBe('+300');
    expect(fairAmericanText(0.6)).toBe('−150');
  });

  test.each([
    [0.6, -150],
    [0.4, 150],
    [0.5, 100],
    [0.501, 100],
    [0.573, -134],
  ])('a share of %f breaks even at %i: whole American odds, even money +100', (share, price) => {
    expect(wholeFairAmerican(share)).toBe(price);
  });

  test('do not exist for what never or always happened', () => {
    for (const share of [0, 1]) {
      expect(fairDecimal(share)).toBeUndefined();
      expect(wholeFairAmerican(share)).toBeUndefined();
      expect(fairDecimalText(share)).toBe(NO_FAIR_PRICE);
      expect(fairAmericanText(share)).toBe(NO_FAIR_PRICE);
      expect(americanRangeText(share)).toBe(NO_FAIR_PRICE);
      expect(aboveFairText(share)).toBe(NO_FAIR_PRICE);
    }
  });
});

describe('ranges of American odds', () => {
  test('are the two quoted prices around the fair one', () => {
    expect(americanRangeText(1 / 13.4)).toBe('+1200 to\u00a0+1300');
    expect(americanRangeText(0.5)).toBe('+100 to\u00a0+110');
    expect(americanRangeText(0.6)).toBe('−160 to\u00a0−150');
  });

  test('change their step at the bounds', () => {
    expect(americanRangeText(1 / 20.99)).toBe('+1900 to\u00a0+2000');
    expect(americanRangeText(1 / 21.01)).toBe('+2000 to\u00a0+2500');
    expect(americanRangeText(1 / 500)).toBe('+45000 to\u00a0+50000');
    expect(americanRangeText(1 / 502)).toBe('+50000 or longer');
  });

  test('a fair price lies in its range', () => {
    for (let percent = 1; percent < 100; percent++) {
      const range = americanRangeText(percent / 100).split(' to\u00a0');
      const [low, high] = range.map((price) => Number(price.replace('−', '-')));
      const fair =
        percent > 50 ? (-100 * percent) / (100 - percent) : (100 * (100 - percent)) / percent;
      expect(low).toBeLessThanOrEqual(fair + 1e-9);
      expect(high).toBeGreaterThanOrEqual(fair - 1e-9);
    }
  });
});

test('the price that leaves room is 10% above the fair one', () => {
  expect(aboveFairText(0.04)).toBe('+2700');
});

test('American prices are written as books quote them', () => {
  const written = [10209, 1167, 1124, -1420, 271, -483, 505, 2260, 7300, 198, -113].map(
    writtenAmerican,
  );
  expect(written).toEqual([10_000, 1150, 1100, -1400, 270, -485, 500, 2300, 7500, 198, -113]);
});

test('a worked sum keeps the whole price', () => {
  expect(wholeFairText(0.679)).toBe('−212');
  expect(fairAmericanText(0.679)).toBe('−210');
  expect(wholeFairText(1)).toBe(NO_FAIR_PRICE);
});

test('a price of ours is printed as books write them, the worst one never worse than it is', () => {
  expect(writtenText(10_209)).toBe('+10000');
  expect(writtenText(-134)).toBe('−134');
  expect(writtenText(undefined)).toBe('–');
  expect(writtenWorstText(1_167)).toBe('+1200');
  expect(writtenWorstText(-523)).toBe('−500');
  expect(writtenWorstText(203)).toBe('+205');
  expect(writtenWorstText(118)).toBe('+118');
  expect(writtenWorstText(undefined)).toBe('–');
});
