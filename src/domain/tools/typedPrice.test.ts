import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOdds } from '../prices/oddsFormats.ts';
import { americanOfDecimal, typedNumber, typedPrice } from './typedPrice.ts';

test.each([
  ['-110', -110],
  ['−110', -110],
  [' + 150 ', 150],
  ['150', 150],
  ['2.5', 150],
  ['2,50', 150],
  ['3/2', 150],
  ['10/11', -110],
  ['50%', 100],
  ['even', 100],
  ['100', 100],
  ['+100', 100],
  ['1.5', -200],
])('%s is %d', (typed, american) => expect(typedPrice(typed)).toBeCloseTo(american, 6));

test.each([
  '',
  'abc',
  '0',
  '-50',
  '+99',
  '1',
  '1.0',
  '0.5',
  '0/1',
  '1/0',
  '100%',
  '0%',
  '-110x',
  '1e3',
  '-1.91',
  '--110',
  '999999999',
  'NaN',
  'Infinity',
])('%s is no price', (typed) => expect(typedPrice(typed)).toBeUndefined());

test('decimal odds and American ones are each other’s inverse', () => {
  fc.assert(
    fc.property(fc.double({ min: 1.01, max: 900, noNaN: true }), (odds) => {
      expect(decimalOdds(americanOfDecimal(odds))).toBeCloseTo(odds, 8);
    }),
  );
});

test('nothing that is typed throws, and what is read is a price', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (typed) => {
      const price = typedPrice(typed);
      if (price !== undefined) expect(Math.abs(price)).toBeGreaterThanOrEqual(100);
      const number = typedNumber(typed);
      if (number !== undefined) expect(Number.isFinite(number)).toBe(true);
    }),
  );
});

test.each([
  ['-3', -3],
  ['−3.5', -3.5],
  ['3½', 3.5],
  ['pk', 0],
  ['$1,250.50', 1250.5],
  ['.5', 0.5],
  ['52.4%', 52.4],
])('%s is the number %d', (typed, value) => expect(typedNumber(typed)).toBe(value));

test.each(['', '1,2', '3..5', 'x', '1e5', '- 3'])('%s is no number', (typed) =>
  expect(typedNumber(typed)).toBeUndefined(),
);
