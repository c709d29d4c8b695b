import { expect, test } from 'vitest';
import { oddsBoard } from '#contract/answers/odds/board.ts';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '../game/exampleGame.fixture.ts';
import { priceMark, priceMarks } from './priceMark.ts';

test('a board’s entries have the mark of the game they are of, until a price moves', () => {
  const board = oddsBoard([EXAMPLE_GAME], 'espn', new Date('2026-11-21T12:00:00Z'));
  const entries = (board.NFL ?? []).map(({ provider, odds }) => ({ provider, ...odds }));
  const sent: typeof entries = JSON.parse(JSON.stringify(entries));
  const [espn, bovada] = priceMarks(EXAMPLE_GAME.odds).split(' ');
  expect(sent).toHaveLength(1);
  expect(priceMark(sent)).toBe(espn);
  expect(priceMark([])).toBe(bovada);
  const moved = sent.map((entry) => ({ ...entry, spread: { line: -2 } }));
  expect(priceMark(moved)).not.toBe(espn);
});

test('when a price was seen makes no difference', () => {
  const later = { ...EXAMPLE_QUOTE, asOf: '2026-11-22T15:00:00Z' };
  expect(priceMarks([later])).toBe(priceMarks([EXAMPLE_QUOTE]));
});

const other = { ...EXAMPLE_QUOTE, book: 'otherbook', provider: 'Other book' };
const KEY = priceMark([EXAMPLE_QUOTE, other]);

test('is the same in any order, after any journey and at any time', () => {
  expect(priceMark([other, EXAMPLE_QUOTE])).toBe(KEY);
  expect(priceMark(JSON.parse(JSON.stringify([EXAMPLE_QUOTE, other])))).toBe(KEY);
  expect(priceMark([{ ...EXAMPLE_QUOTE, asOf: '2027-01-01T00:00:00Z' }, other])).toBe(KEY);
});

test.each([
  ['a price', { moneyline: { home: -123, away: 104 } }],
  ['a line', { spread: { line: -2 } }],
  ['a market less', { total: undefined }],
  ['a bookmaker', { provider: 'Book 2' }],
])('is another with another of: %s', (_, change) => {
  expect(priceMark([{ ...EXAMPLE_QUOTE, ...change }, other])).not.toBe(KEY);
});

test('a bookmaker more or less is another', () => {
  expect(priceMark([EXAMPLE_QUOTE])).not.toBe(KEY);
  expect(priceMark([])).not.toBe(KEY);
});
