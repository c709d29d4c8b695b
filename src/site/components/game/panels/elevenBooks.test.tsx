import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import { elevenBookQuotes } from '#domain/prices/elevenBooks.fixture.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { CompareOdds } from './CompareOdds.tsx';

const NOW = '2026-11-22T15:50:00Z';
const BOOKS = elevenBookQuotes(EXAMPLE_GAME.odds[0]?.asOf ?? '');
const html = (odds: readonly OddsQuote[]) =>
  renderToStaticMarkup(
    <CompareOdds game={{ ...EXAMPLE_GAME, odds } as PredictedGame} lines={[]} now={NOW} />,
  );
const rowOf = (page: string, label: string) =>
  page.split('<tr').find((row) => row.includes(`>${label}<`)) ?? '';

describe('eleven books on one game', () => {
  const page = html(BOOKS);

  test('the table has the best three of each side, each with its book', () => {
    const paid = (of: OddsQuote) => of.moneyline?.away ?? 0;
    const three = BOOKS.toSorted((one, other) => paid(other) - paid(one)).slice(0, 3);
    const row = rowOf(page, 'Chiefs');
    const at = three.map(({ provider }) => row.indexOf(provider));
    expect(at.every((place) => place > 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(row.match(/data-book=/g)).toHaveLength(3);
  });

  test('our chance stands under the side, too: on a phone three prices leave it no column', () => {
    expect(page).toContain('class="odds ranked"');
    expect(rowOf(page, 'Chiefs')).toMatch(/<small class="of own"> Simcast \d+\.\d%<\/small>/);
    expect(html(BOOKS.slice(0, 2))).not.toMatch(/ranked|"of own"/);
  });

  test('every book is named in the fold below', () => {
    const fold = page.slice(page.indexOf('All 11 books'));
    for (const { provider } of BOOKS) expect(fold).toContain(`>${provider}<`);
  });

  test('nothing speaks of a pair, or of a feed', () => {
    expect(page).not.toMatch(/\bboth\b|two books|other book\b|\bESPN\b(?! BET)|data-source/i);
  });
});

test('one book and none are said in one sentence, without a fold', () => {
  const [first] = BOOKS;
  expect(html(first ? [first] : [])).toContain(`Only ${first?.provider} has a price`);
  expect(html([])).toContain('No book we read has a price');
  for (const odds of [first ? [first] : [], []])
    expect(html(odds)).not.toContain('books</summary>');
});

test('a book that comes through two feeds is listed once', () => {
  const [first] = BOOKS;
  if (!first) throw new Error('no book');
  const again: OddsQuote = { ...first, feed: 'espn', asOf: '2026-11-22T15:30:00Z' };
  expect(html([...BOOKS, again])).toContain('All 11 books');
});
