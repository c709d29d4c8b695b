import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '../exampleGame.fixture.ts';
import { compareOdds } from './compareOdds.ts';
import {
  introText,
  leftOutText,
  missingText,
  returnText,
  stakeText,
  vigText,
} from './compareText.ts';

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

test('the vig names each book that prices the whole market', () => {
  const markets = compareOdds(EXAMPLE_GAME);
  expect(markets.map((market) => vigText(market, EXAMPLE_GAME.odds))).toEqual([
    'Vig: DraftKings 4.0%',
    'Vig: DraftKings 4.8%',
    'Vig: DraftKings 4.8%',
  ]);
  const bare = compareOdds({ ...EXAMPLE_GAME, odds: [] });
  expect(bare.map((market) => vigText(market, []))).toEqual(['']);
});

test('the page says which figure Simcast is', () => {
  expect(introText(undefined)).toBe(
    'No line yet: Simcast is our model alone, and no price is judged by it.',
  );
  expect(introText({ books: ['DraftKings'], leftOut: [] })).toContain(
    'Simcast is the published figure, our model and the market as one.',
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

test('one sentence names a source that is silent', () => {
  const bovada = { ...EXAMPLE_QUOTE, source: 'bovada' as const };
  expect(missingText([EXAMPLE_QUOTE, bovada])).toBeUndefined();
  expect(missingText([EXAMPLE_QUOTE])).toBe('Bovada has no price for this game yet.');
  expect(missingText([bovada])).toBe('ESPN has no price for this game yet.');
  expect(missingText([])).toContain('Neither ESPN nor Bovada has a price for this game yet');
});
