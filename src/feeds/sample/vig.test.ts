import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { impliedProbability } from '#domain/prices/devig.ts';
import { pricesWithVig, twoWay } from './vig.ts';

const book = (prices: readonly number[]) =>
  prices.reduce((sum, price) => sum + impliedProbability(price), 0);

test('an even market is offered at about −109 a side', () => {
  expect(twoWay(0.5)).toEqual([-109, -109]);
});

test('any market carries a margin of about 4.5 %', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, (p) => {
      expect(book(twoWay(p))).toBeCloseTo(1.045, 2);
    }),
  );
  fc.assert(
    fc.property(fc.tuple(share, share, share), (shares) => {
      fc.pre(shares.some((each) => each > 0.05));
      expect(book(pricesWithVig(shares))).toBeCloseTo(1.045, 2);
    }),
  );
});
