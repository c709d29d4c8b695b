import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '../game/exampleGame.fixture.ts';
import { compareOdds } from './compareOdds.ts';
import {
  bookNames,
  introText,
  leftOutText,
  marketNote,
  missingText,
  returnText,
  stakeText,
} from './compareText.ts';

import type { OddsQuote } from './odds.ts';

const edge = (expectedReturnPerUnit: number, quarterKellyShare = 0) => ({
  expectedReturnPerUnit,
  quarterKellyShare,
});

test.each([
  [0.021, '+2.1¢'],
  [0.0005, '+0.1¢'],
  [0.0004, 'under 0.1¢'],
])('a return of %f per dollar reads %s', (share, text) => {
  expect(returnText(edge(share))).toBe(text);
});

test.each([
  [0.005, '0.5%'],
  [0.0005, '0.1%'],
  [0.0004, 'under 0.1%'],
])('a stake of %f of the bankroll reads %s', (share, text) => {
  expect(stakeText(edge(0.01, share))).toBe(text);
});

test('a book is named by its id, whatever feed its prices come through', () => {
  const caesars = { ...EXAMPLE_QUOTE, book: 'caesars', provider: 'Caesars' };
  expect([...bookNames([])]).toEqual([]);
  expect([...bookNames([EXAMPLE_QUOTE, caesars])]).toEqual([
    ['draftkings', 'DraftKings'],
    ['caesars', 'Caesars'],
  ]);
});

test('the push at a market’s line stands beside its vig, once for both sides', () => {
  const at = (line: number) => [{ ...EXAMPLE_QUOTE, spread: { line, home: -110, away: -110 } }];
  const note = (odds: readonly OddsQuote[]) =>
    compareOdds({ ...EXAMPLE_GAME, odds })
      .filter(({ market }) => market === 'spread')
      .map((market) => marketNote(market, bookNames(odds)));
  expect(note(at(-3))).toEqual(['Vig: DraftKings 4.8%; push 60.0%']);
  expect(note(at(-3.5))).toEqual(['Vig: DraftKings 4.8%']);
});

test('the vig names each book that prices the whole market', () => {
  const markets = compareOdds(EXAMPLE_GAME);
  const books = bookNames(EXAMPLE_GAME.odds);
  expect(markets.map((market) => marketNote(market, books))).toEqual([
    'Vig: DraftKings 4.0%',
    'Vig: DraftKings 4.8%',
    'Vig: DraftKings 4.8%',
  ]);
  const two = [
    EXAMPLE_QUOTE,
    { ...EXAMPLE_QUOTE, book: 'bovada', feed: 'bovada', provider: 'Bovada' },
  ] as const;
  const same = compareOdds({ ...EXAMPLE_GAME, odds: two }).map((market) =>
    marketNote(market, books),
  );
  expect(same).toEqual(['Vig: 4.0%', 'Vig: 4.8%', 'Vig: 4.8%']);
  const bare = compareOdds({ ...EXAMPLE_GAME, odds: [] });
  expect(bare.map((market) => marketNote(market, bookNames([])))).toEqual(['']);
});

test('the page says which figure Simcast is', () => {
  expect(introText(undefined, 'Simcast')).toBe('No line yet: Simcast is our model alone.');
  expect(introText({ books: ['DraftKings'], leftOut: [] }, 'Simcast')).toContain(
    'Simcast: our chance, market included. Underlined: best price. Return: per $1 at it.',
  );
});

test('books that are left out of the market are named', () => {
  const leftOut = [
    { provider: 'Bovada', market: 'spread', reason: '23 points from the other book' },
  ] as const;
  expect(leftOutText({ books: ['DraftKings'], leftOut })).toBe(
    'Left out of the market: Bovada’s spread, 23 points from the other book.',
  );
  expect(leftOutText({ books: ['DraftKings'], leftOut: [] })).toBeUndefined();
  expect(leftOutText(undefined)).toBeUndefined();
});

test('one sentence says that there is one book, or none; nothing where there are several', () => {
  const bovada = { ...EXAMPLE_QUOTE, book: 'bovada', provider: 'Bovada' };
  expect(missingText([EXAMPLE_QUOTE, bovada])).toBeUndefined();
  expect(
    missingText([EXAMPLE_QUOTE, { ...bovada, book: 'betus', provider: 'BetUS' }, bovada]),
  ).toBe(undefined);
  expect(missingText([bovada])).toBe(
    'Only Bovada has a price for this game so far: there is none to compare it with.',
  );
  expect(missingText([])).toContain('No book we read has a price for this game yet');
});
