import { expect, test } from 'vitest';
import { bookName, bookOf, isSameBook } from './bookmakers.ts';

test.each([
  [{ id: '100', name: 'Draft Kings' }, 'DraftKings'],
  [{ id: '100', name: 'DraftKings' }, 'DraftKings'],
  [{ id: '100', name: 'DK, renamed' }, 'DraftKings'],
  [{ name: 'draft kings' }, 'DraftKings'],
  [{ displayName: 'Draft Kings' }, 'DraftKings'],
  [{ id: '58', name: 'ESPN Bet' }, 'ESPN BET'],
  [{ id: '2000', name: 'bet365' }, 'Bet 365'],
  [{ id: '45', name: 'Caesars Sportsbook (New Jersey)' }, 'Caesars'],
  [{ id: '7', name: 'Some Book' }, 'Some Book'],
  [{ id: '1004', name: 'consensus' }, undefined],
  [{ id: '1002', name: 'Anything' }, undefined],
  [{ id: '1001' }, undefined],
  [{ name: 'Team Rankings' }, undefined],
  [{ id: '59', name: 'ESPN Bet - Live Odds' }, undefined],
  [{ id: '200', name: 'DraftKings' }, undefined],
  [{ name: 'DraftKings - Live Odds' }, undefined],
  [undefined, 'ESPN'],
])('%j is %s', (provider, name) => {
  expect(bookOf(provider)?.name).toBe(name);
});

test('names are compared as those of one book, however they are spelled', () => {
  expect(isSameBook('Draft Kings', 'DraftKings')).toBe(true);
  expect(isSameBook('Some Book', 'some book')).toBe(true);
  expect(isSameBook('DraftKings', 'FanDuel')).toBe(false);
  expect(bookName('Book A')).toBe('Book A');
});
