import { expect, test } from 'vitest';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { OwnFigures } from '#engine/market/ownFigures.ts';
import { oldBadge, shownEdges } from './shown.ts';
import type { PricedGame } from './types.ts';

const quote = (provider: string, prices: Partial<OddsQuote>): OddsQuote => ({
  book: provider.toLowerCase(),
  feed: 'espn',
  provider,
  sample: false,
  asOf: '2024-10-01T00:00:00Z',
  ...prices,
});

const OWN: OwnFigures = {
  win: { home: 0.7, draw: 0, away: 0.3 },
  shareAt: () => 0.5,
  forecast: {
    homeWinProbability: 70,
    awayWinProbability: 30,
    drawProbability: 0,
    spread: -6,
    total: 44,
  },
};

/** The home side wins by 3; the market has the game at even money. */
const game = (change: Partial<PricedGame> = {}): PricedGame => ({
  league: 'NFL',
  id: '2024-10-01|A|B',
  season: 2024,
  date: '2024-10-01',
  homeScore: 23,
  awayScore: 20,
  odds: [quote('One', { moneyline: { home: -110, away: -110 } })],
  market: { win: { home: 0.5, draw: 0, away: 0.5 }, books: ['One'], leftOut: [] },
  own: OWN,
  published: { win: { home: 0.505, draw: 0, away: 0.495 }, lines: {} },
  pushAt: () => 0,
  ...change,
});

test('what is published hardly differs from the market: no edge, where the old rule boasted', () => {
  expect(shownEdges(game())).toEqual([]);
  expect(oldBadge(game())).toMatchObject({ market: 'moneyline' });
  expect(oldBadge(game())?.claimed).toBeCloseTo(0.7 * (100 / 110) - 0.3, 12);
  expect(oldBadge(game())?.returned).toBeCloseTo(100 / 110, 12);
});

test('a book off the other is an edge at its price, once; less than our own error is none', () => {
  const odds = [
    quote('One', { moneyline: { home: -110, away: -110 } }),
    quote('Two', { moneyline: { home: 108, away: -128 } }),
  ];
  const [edge, ...more] = shownEdges(game({ odds }));
  expect(more).toEqual([]);
  expect(edge).toMatchObject({ market: 'moneyline', game: '2024|2024-10-01|A|B', returned: 1.08 });
  expect(edge?.claimed).toBeCloseTo(0.505 * 1.08 - 0.495, 12);
  const near = [quote('Two', { moneyline: { home: 103, away: -123 } })];
  expect(shownEdges(game({ odds: near }))).toEqual([]);
});

test('a spread that lands on its line gives the stake back', () => {
  const odds = [quote('One', { spread: { line: -3, home: 115, away: -135 } })];
  const market = { spread: { line: -3, share: 0.5 }, books: ['One'], leftOut: [] };
  const published = { lines: { spread: { line: -3, share: 0.52 } } };
  expect(shownEdges(game({ odds, market, published }))).toMatchObject([{ returned: 0 }]);
  const lost = game({ odds, market, published, homeScore: 22 });
  expect(shownEdges(lost)).toMatchObject([{ market: 'spread', returned: -1 }]);
});

test('a claim is per unit staked: a push of one in ten takes a tenth of it, at the old rule too', () => {
  const odds = [quote('One', { spread: { line: -3, home: 115, away: -135 } })];
  const market = { spread: { line: -3, share: 0.5 }, books: ['One'], leftOut: [] };
  const published = { lines: { spread: { line: -3, share: 0.52 } } };
  const asked: unknown[] = [];
  const pushAt = (...at: readonly unknown[]): number => {
    asked.push(at);
    return 0.1;
  };
  const priced = game({ odds, market, published, pushAt });
  expect(shownEdges(priced)[0]?.claimed).toBeCloseTo(0.9 * (0.52 * 1.15 - 0.48), 12);
  expect(asked).toEqual([['spread', -3]]);
  expect(oldBadge(priced)?.claimed).toBeCloseTo(0.9 * (0.5 * 1.15 - 0.5), 12);
});

test('a book that is left out of the market is no book to bet at', () => {
  const odds = [quote('Two', { moneyline: { home: 115, away: -135 } })];
  const leftOut = [{ provider: 'Two', market: 'moneyline', reason: 'far' }] as const;
  expect(shownEdges(game({ odds }))).toHaveLength(1);
  expect(shownEdges(game({ odds, market: { ...game().market, leftOut } }))).toEqual([]);
});

test('a price ten points off the market is a misread and no edge', () => {
  const odds = [quote('One', { moneyline: { home: 160, away: -190 } })];
  expect(shownEdges(game({ odds }))).toEqual([]);
});
