import { expect, test } from 'vitest';
import { FEEDS_OF_PRICES, mayGiveOn, PRICE_FEEDS, type PriceFeed } from './feeds.ts';
import { givenOn, withheldText } from './givenOn.ts';

const seen = (book: string, feed: PriceFeed, minute: number) => ({
  book,
  feed,
  asOf: `2026-11-27T12:${minute}:00Z`,
});

test('every feed says whether its prices may be given on; an unknown one’s may not', () => {
  expect(FEEDS_OF_PRICES.map(({ id }) => id)).toEqual([...PRICE_FEEDS]);
  expect(PRICE_FEEDS.map(mayGiveOn)).toEqual([true, true, false, false]);
  expect(mayGiveOn('another')).toBe(false);
});

test('a book goes out by the feed that allows it, though another feed is fresher', () => {
  const espn = seen('draftkings', 'espn', 10);
  const api = seen('draftkings', 'theoddsapi', 14);
  const only = seen('pinnacle', 'theoddsapi', 14);
  const bovada = seen('bovada', 'bovada', 10);
  expect(givenOn([api, espn, only, bovada])).toEqual({ quotes: [espn, bovada], withheld: 1 });
});

test('nothing is withheld where every feed allows it, and of none', () => {
  const quotes = [seen('draftkings', 'espn', 10), seen('bovada', 'bovada', 10)];
  expect(givenOn(quotes)).toEqual({ quotes, withheld: 0 });
  expect(givenOn([])).toEqual({ quotes: [], withheld: 0 });
});

test('an answer says how many books it leaves out', () => {
  expect(withheldText(1)).toMatch(/^1 more book on this game can be seen on the site/);
  expect(withheldText(9)).toMatch(/^9 more books on this game/);
});
