import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { twoWayConsensus } from './consensus.ts';
import type { TwoWayQuote } from './event.ts';

const quote = (provider: string, a: number, b: number): TwoWayQuote => ({
  book: provider.toLowerCase(),
  feed: 'espn',
  provider,
  sample: false,
  asOf: '2026-11-21T12:00:00.000Z',
  a,
  b,
});

test('one book: its price without the vig', () => {
  const market = twoWayConsensus([quote('One', -110, -110)], 0.9);
  expect(market).toEqual({ a: 0.5, b: 0.5, books: ['One'], leftOut: [] });
});

test('no book, no market', () => {
  expect(twoWayConsensus([], 0.5)).toBeUndefined();
  expect(twoWayConsensus(undefined, 0.5)).toBeUndefined();
});

test('two books are averaged in log-odds', () => {
  // Without vig: odds of 1 and of 1.21 make 1.1.
  const market = twoWayConsensus([quote('One', 100, 100), quote('Two', -121, 121)], 0.5);
  expect((market?.a ?? 0) / (market?.b ?? 0)).toBeCloseTo(1.1, 6);
  expect(market?.books).toEqual(['One', 'Two']);
});

test('of two that contradict, the one farther from our own is left out and named', () => {
  const quotes = [quote('One', -150, 130), quote('Two', 130, -150)];
  const near = twoWayConsensus(quotes, 0.56);
  expect(near?.books).toEqual(['One']);
  expect(near?.leftOut).toEqual([
    { provider: 'Two', reason: 'more than 10 points from the other books' },
  ]);
  expect(twoWayConsensus(quotes, 0.45)?.books).toEqual(['Two']);
});

test('of three the one that is far from the other two is left out, whatever our own says', () => {
  const quotes = [quote('One', -150, 130), quote('Two', 130, -150), quote('Three', -145, 125)];
  const market = twoWayConsensus(quotes, 0.1);
  expect(market?.books).toEqual(['One', 'Three']);
  expect(market?.leftOut.map(({ provider }) => provider)).toEqual(['Two']);
});

test('what is no price, or no market, says nothing', () => {
  const odd = [quote('Zero', 0, -110), quote('Gift', 300, 300), quote('NaN', Number.NaN, 100)];
  expect(twoWayConsensus(odd, 0.5)).toBeUndefined();
  expect(twoWayConsensus([...odd, quote('One', 100, 100)], 0.5)?.books).toEqual(['One']);
});

test('a bookmaker that two feeds quote counts once', () => {
  const market = twoWayConsensus([quote('One', 100, 100), quote('One', -121, 121)], 0.5);
  expect(market).toMatchObject({ a: 0.5, books: ['One'] });
});

test('swapping the two mirrors the market', () => {
  const price = fc.integer({ min: 105, max: 400 });
  fc.assert(
    fc.property(price, price, (one, other) => {
      const quotes = [quote('One', one, -one - 15), quote('Two', other, -other - 15)];
      const turned = quotes.map((each) => ({ ...each, a: each.b, b: each.a }));
      const there = twoWayConsensus(quotes, 0.4);
      const back = twoWayConsensus(turned, 0.6);
      expect(back?.a).toBeCloseTo(there?.b ?? 0, 9);
      expect(back?.books).toEqual(there?.books);
      expect((there?.a ?? 0) + (there?.b ?? 0)).toBeCloseTo(1, 12);
    }),
  );
});
