import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import {
  EXAMPLE_GAME,
  EXAMPLE_PREDICTION,
  EXAMPLE_QUOTE,
} from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { OPEN_MOVE } from '#domain/moves/exampleMoves.fixture.ts';
import type { BoardGame } from '#domain/prices/board/boardGame.ts';
import { elevenBookQuotes } from '#domain/prices/elevenBooks.fixture.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import {
  askedOfName,
  PRICE_VIEWS,
  type PricesAsked,
  pricesAsked,
  pricesName,
  pricesPath,
} from '#domain/product/pricesPage.ts';
import { markedPart } from '../shellParts.ts';
import { laterPrices, pricesDocument } from './pricesDocument.tsx';

const NOW = new Date('2026-11-22T15:50:00Z');
const AS_OF = '2026-11-22T15:48:30Z';
const STYLES = '<link rel="stylesheet" href="/_astro/Base.1.css">';
const FRAME = `<head>${STYLES}${markedPart('head', '')}</head><body>${markedPart('sample', '')}${markedPart('page', '')}</body>`;
const BOVADA: OddsQuote = {
  ...EXAMPLE_QUOTE,
  book: 'bovada',
  feed: 'bovada',
  provider: 'Bovada',
  asOf: AS_OF,
  moneyline: { home: -130, away: 115 },
  spread: { line: -3.5, home: 105, away: -125 },
};

const withBooks = (odds: readonly OddsQuote[]): BoardGame => {
  const game: Game = { ...EXAMPLE_GAME, status: 'scheduled', prediction: EXAMPLE_PREDICTION, odds };
  return { game: listedGame(game), moves: [OPEN_MOVE], spans: [] };
};
const ONE = withBooks([{ ...EXAMPLE_QUOTE, asOf: AS_OF }]);
const TWO = withBooks([{ ...EXAMPLE_QUOTE, asOf: AS_OF }, BOVADA]);
const ELEVEN = withBooks(elevenBookQuotes(AS_OF));

const drawn = (asked: PricesAsked, board: readonly BoardGame[], now = NOW, refused = false) =>
  parse(pricesDocument(FRAME, { asked, board, now, slate: 'abc', asOf: AS_OF, refused }));

test.each(PRICE_VIEWS)(
  '%s: with no game, one book, two and eleven it has rows or says why not',
  (view) => {
    for (const board of [[], [ONE], [TWO], [ELEVEN]]) {
      const page = drawn({ view }, board);
      const rows = page.querySelectorAll('.price-item').length;
      const empty = page.querySelectorAll('.empty');
      expect(empty).toHaveLength(rows > 0 ? 0 : 1);
      for (const place of empty) expect(place.querySelector('p')?.text.length).toBeGreaterThan(30);
      expect(page.text).not.toMatch(/undefined|NaN|Infinity|both books read/);
      expect(page.querySelector('h1')?.text.length).toBeGreaterThan(3);
    }
  },
);

test('why a view is empty is said of what is read', () => {
  const why = (view: PricesAsked['view'], board: readonly BoardGame[]) =>
    drawn({ view }, board).querySelector('.empty')?.text ?? '';
  expect(why('best', [])).toContain('No games to come');
  expect(why('best', [withBooks([])])).toContain('No book that we read has a current price');
  expect(why('apart', [ONE])).toContain('Only one book is read');
  expect(why('middles', [ONE])).toContain('Only one book is read');
  expect(why('moves', [TWO])).toContain('within the last hour');
  expect(why('edges', [TWO])).toContain('No sharp book is read, so edges are not shown');
  expect(why('edges', [ELEVEN])).toContain('A sharp book is read on 1 game');
});

test('each row leads to the check of its bet, to a calculator and to the game', () => {
  for (const view of ['best', 'apart', 'hold', 'middles'] as const) {
    const rows = drawn({ view }, [TWO]).querySelectorAll('.price-item');
    expect(rows.length, view).toBeGreaterThan(0);
    for (const row of rows) {
      const links = row.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
      expect(links[0]).toBe(`/game/${EXAMPLE_GAME.id}#odds`);
      expect(links[1]).toMatch(/^\/check\?v=1&amp;leg=g|^\/check\?v=1&leg=g/);
      expect(links[2]).toMatch(/^\/tools\/[a-z-]+\?/);
    }
  }
});

test('a middle says its chance, what it costs when missed and what it needs', () => {
  const text = drawn({ view: 'middles' }, [TWO]).querySelector('.price-item')?.text ?? '';
  expect(text).toMatch(/both win 60\.0%/);
  expect(text).toMatch(/Missed, it costs \d+\.\d¢ per \$1|Even when missed/);
});

test('a game that has begun is in no view; the clock of the page finds every row', () => {
  const row = drawn({ view: 'hold' }, [TWO]).querySelector('.price-item');
  expect(row?.getAttribute('data-start')).toBe(EXAMPLE_GAME.gameTime);
  expect(row?.querySelector('[data-when=fresh]')).not.toBeNull();
  const begun = drawn({ view: 'hold' }, [TWO], new Date(EXAMPLE_GAME.gameTime));
  expect(begun.querySelectorAll('.price-item')).toHaveLength(0);
  expect(begun.querySelector('.empty')?.text).toContain('No games to come');
});

test('filters are links that keep each other; a filtered list is not for search engines', () => {
  const page = drawn({ view: 'hold', league: 'NFL', market: 'total' }, [TWO]);
  const hrefs = page.querySelectorAll('nav a').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/prices/moves?league=nfl&market=total');
  expect(hrefs).toContain('/prices/hold?league=nfl&market=spread');
  expect(hrefs).toContain('/prices/hold?market=total');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow');
  expect(
    new URL(page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').pathname,
  ).toBe('/prices/hold');
  const meta = page.querySelector('meta[name=slate]');
  expect(meta?.getAttribute('data-page')).toBe('prices-hold-nfl-total');
  expect(meta?.getAttribute('content')).toBe('abc');
  expect(
    drawn({ view: 'best' }, [TWO]).querySelector('meta[name=robots]')?.getAttribute('content'),
  ).toBe('index, follow');
  expect(drawn({ view: 'best' }, [TWO], NOW, true).text).toContain(
    'There is no such league or market',
  );
});

test('names and addresses of what is asked for are read back', () => {
  for (const view of PRICE_VIEWS) {
    for (const league of [undefined, 'NFL', 'LaLiga'] as const) {
      for (const market of [undefined, 'spread', 'moneyline', 'total'] as const) {
        const asked = { view, league, market };
        expect(askedOfName(pricesName(asked))).toEqual(asked);
        const search = new URL(pricesPath(asked), 'http://localhost').searchParams;
        expect(pricesAsked(view, search)).toEqual(asked);
      }
    }
  }
  for (const name of [
    'prices',
    'prices-nothing',
    'prices-hold-nfl-nfl',
    'prices-hold-total-nfl',
    'nfl',
  ]) {
    expect(askedOfName(name), name).toBeUndefined();
  }
  expect(pricesAsked('best', new URLSearchParams('league=cricket'))).toBeUndefined();
  expect(pricesAsked('best', new URLSearchParams('utm_source=x&league='))).toEqual({
    view: 'best',
  });
});

test('an open page takes the same parts', () => {
  const later = parse(
    laterPrices({ asked: { view: 'hold' }, board: [TWO], now: NOW, slate: 'def', built: FRAME }),
  );
  const page = drawn({ view: 'hold' }, [TWO]);
  for (const part of ['filters', 'prices']) {
    const of = (document: typeof page) =>
      document.querySelector(`[data-part="${part}"]`)?.innerHTML;
    expect(of(later), part).toBe(of(page));
  }
  expect(later.querySelectorAll('[data-part]')).toHaveLength(2);
});
