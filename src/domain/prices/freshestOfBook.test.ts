import { expect, test } from 'vitest';
import type { PriceFeed } from './feeds.ts';
import { freshestOfBook } from './freshestOfBook.ts';

const seen = (book: string, feed: PriceFeed, minute: number) => ({
  book,
  feed,
  asOf: `2026-11-27T12:${minute}:00Z`,
});

test('a book in two feeds counts once, with the fresher price', () => {
  const old = seen('draftkings', 'espn', 10);
  const fresh = seen('draftkings', 'theoddsapi', 14);
  const other = seen('bovada', 'bovada', 10);
  expect(freshestOfBook([old, other, fresh])).toEqual([fresh, other]);
  expect(freshestOfBook([fresh, other, old])).toEqual([fresh, other]);
});

test('of two that are as fresh, the one of the preferred feed', () => {
  const [espn, api] = [seen('draftkings', 'espn', 10), seen('draftkings', 'theoddsapi', 10)];
  expect(freshestOfBook([api, espn])).toEqual([espn]);
  expect(freshestOfBook([espn, api])).toEqual([espn]);
});

test('several books, one and none stay as they are', () => {
  const quotes = [seen('pinnacle', 'theoddsapi', 10), seen('lowvig', 'theoddsapi', 10)];
  expect(freshestOfBook(quotes)).toBe(quotes);
  expect(freshestOfBook([])).toEqual([]);
});
