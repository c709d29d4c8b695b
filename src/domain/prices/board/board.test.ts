import { expect, test } from 'vitest';
import {
  EXAMPLE_GAME,
  EXAMPLE_PREDICTION,
  EXAMPLE_QUOTE,
} from '#domain/game/exampleGame.fixture.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import { EXAMPLE_MOVE, OPEN_MOVE, PRICE_MOVE } from '../../moves/exampleMoves.fixture.ts';
import { bookNamed } from '../bookmakers.ts';
import { elevenBookQuotes } from '../elevenBooks.fixture.ts';
import type { OddsQuote } from '../odds.ts';
import { homeAt, pricedGame } from '../payingGame.fixture.ts';
import { sharpHistoryOf } from '../sharpHistory.ts';
import { type BoardGame, type BoardSpan, openBoard } from './boardGame.ts';
import { booksApart } from './booksApart.ts';
import { cheapestPrices } from './cheapestPrices.ts';
import { edgesNow, readsSharp } from './edgesNow.ts';
import { lowestHolds } from './lowestHold.ts';
import { middlesOf } from './middlesOf.ts';
import { movesExpected } from './movesExpected.ts';
import { movesLately } from './movesLately.ts';
import { withNewestOdds } from './newestOdds.ts';

const NOW = new Date('2026-11-22T15:50:00Z');
const AS_OF = '2026-11-22T15:48:30Z';

const quote = (name: string, rest: Partial<OddsQuote>): OddsQuote => {
  const { moneyline: _, spread: __, total: ___, ...bare } = EXAMPLE_QUOTE;
  return { ...bare, asOf: AS_OF, book: bookNamed(name).id, provider: name, ...rest };
};
const game = (odds: readonly OddsQuote[], rest: Partial<PredictedGame> = {}): PredictedGame =>
  ({
    ...EXAMPLE_GAME,
    status: 'scheduled',
    prediction: {
      ...EXAMPLE_PREDICTION,
      anchor: { ...EXAMPLE_PREDICTION.anchor, books: [], leftOut: [] },
    },
    ...rest,
    odds,
  }) as PredictedGame;
const board = (odds: readonly OddsQuote[], rest: Partial<PredictedGame> = {}): BoardGame => ({
  game: game(odds, rest),
  spans: [],
});
const spread = (name: string, line: number, home: number, away: number) =>
  quote(name, { spread: { line, home, away } });
const total = (name: string, line: number, over: number, under: number) =>
  quote(name, { total: { line, over, under } });
const span = (
  book: string,
  market: string,
  line: number | undefined,
  prices: readonly number[],
  minutes: readonly [from: number, to: number],
): BoardSpan => ({
  book,
  feed: 'espn',
  market,
  line,
  prices,
  seenFrom: NOW.getTime() - minutes[0] * 60_000,
  seenTo: NOW.getTime() - minutes[1] * 60_000,
});

test('a game leaves every view when it begins, and an old price when the start is near', () => {
  const one = board([spread('Bovada', -1.5, -110, -110)]);
  expect(openBoard([one], {}, NOW)).toHaveLength(1);
  expect(openBoard([one], {}, one.game.gameTime)).toEqual([]);
  expect(openBoard([one], { league: 'NBA' }, NOW)).toEqual([]);
  const [later] = openBoard([one], {}, new Date(Date.parse(AS_OF) + 31 * 60_000));
  expect(later?.game.odds).toEqual([]);
});

test('best prices: what costs least first, of each market the best, and who else has it', () => {
  const cheap = board(
    [spread('DraftKings', -1.5, -105, -115), spread('Bovada', -1.5, -105, -115)],
    { id: 1 },
  );
  const dear = board([spread('DraftKings', -1.5, -130, -130)], { id: 2 });
  const rows = cheapestPrices([dear, cheap], {});
  expect(rows.map((row) => row.game.id)).toEqual([1, 2]);
  expect(rows[0]?.bet.provider).toBe('DraftKings');
  expect(rows[0]?.also).toEqual(['Bovada']);
  expect(cheapestPrices([cheap], { market: 'total' })).toEqual([]);
  // Of sides we have not rated nothing is known.
  expect(
    cheapestPrices(
      [board(cheap.game.odds, { prediction: { ...EXAMPLE_PREDICTION, bothRated: false } })],
      {},
    ),
  ).toEqual([]);
});

test('books apart: only the same bet at the same line, the widest gap first', () => {
  const far = board([spread('DraftKings', -1.5, -110, -110), spread('Bovada', -1.5, 105, -125)], {
    id: 1,
  });
  const near = board([spread('DraftKings', -1.5, -110, -110), spread('Bovada', -1.5, -105, -115)], {
    id: 2,
  });
  const other = board([spread('DraftKings', -1.5, -110, -110), spread('Bovada', -3.5, 105, -125)], {
    id: 3,
  });
  expect(booksApart([near, other, far], {}).map((row) => row.game.id)).toEqual([1, 2]);
  expect(booksApart([board([spread('Bovada', -1.5, -110, -110)])], {})).toEqual([]);
});

test('hold: the best price of each side, wherever it is, and the lowest of one book', () => {
  const [row] = lowestHolds(
    [board([spread('DraftKings', -1.5, -110, -110), spread('Bovada', -1.5, 100, -125)])],
    {},
  );
  // +100 and −110: 1/2 + 11/21 = 1.0238.
  expect(row?.hold).toBeCloseTo(1 - 1 / (0.5 + 11 / 21), 10);
  expect(row?.oneBook).toEqual({ book: 'draftkings', hold: expect.closeTo(1 - 21 / 22, 10) });
  expect(row?.sides.map(({ books }) => books)).toEqual([['draftkings'], ['bovada']]);
  // Prices at different lines are no market.
  const apart = [spread('DraftKings', -1.5, -110, -110), spread('Bovada', -2.5, 100, -125)];
  expect(lowestHolds([board(apart)], {})[0]?.sides.map(({ line }) => line)).toEqual([1.5, -1.5]);
});

test('middles: both lines from different books, the chance counted in the game’s own results', () => {
  // Ten games: margins −7 three times, 0 once, +3 six times.
  const [row] = middlesOf(
    [board([spread('DraftKings', -2.5, -110, -110), spread('Bovada', -3.5, -110, -110)])],
    {},
  );
  expect(row?.first).toMatchObject({ side: 'home', line: -2.5, provider: 'DraftKings' });
  expect(row?.second).toMatchObject({ side: 'away', line: 3.5, provider: 'Bovada' });
  expect(row?.both).toBeCloseTo(0.6, 10);
  expect(row?.missed).toBeCloseTo((1 - 10 / 11) / 2, 10);
  const whole = middlesOf(
    [board([spread('DraftKings', -2.5, -110, -110), spread('Bovada', -3, -110, -110)])],
    {},
  );
  // No result lies between 2.5 and 3.
  expect(whole).toEqual([]);
  const wider = [spread('DraftKings', -2.5, -110, -110), spread('Bovada', -7, -110, -110)];
  expect(middlesOf([board(wider)], {})[0]).toMatchObject({ half: 0 });
  expect(middlesOf([board([spread('DraftKings', -2.5, -110, -110)])], {})).toEqual([]);
  const over = [total('DraftKings', 45.5, -110, -110), total('Bovada', 52.5, -110, -110)];
  expect(middlesOf([board(over)], {})[0]).toMatchObject({
    first: { side: 'over', line: 45.5 },
    second: { side: 'under', line: 52.5 },
  });
  expect(middlesOf([board(over)], { market: 'spread' })).toEqual([]);
});

test('moves: from what stood an hour ago to what stands now; there and back is none', () => {
  const odds = [spread('DraftKings', -3.5, -110, -110), spread('Bovada', -3, -110, -110)];
  const one: BoardGame = {
    ...board(odds),
    spans: [
      span('draftkings', 'spread', -2.5, [-110, -110], [300, 41]),
      span('draftkings', 'spread', -3, [-110, -110], [40, 21]),
      span('draftkings', 'spread', -3.5, [-110, -110], [20, 1]),
      span('bovada', 'spread', -3, [-110, -110], [300, 1]),
    ],
  };
  const [move, ...rest] = movesLately([one], {}, NOW);
  expect(rest).toEqual([]);
  expect(move).toMatchObject({ market: 'spread', of: 2, toward: 'home' });
  expect(move?.books).toHaveLength(1);
  expect(move?.books[0]).toMatchObject({
    book: 'draftkings',
    from: { line: -2.5 },
    to: { line: -3.5 },
  });
  const back: BoardGame = {
    ...board(odds),
    spans: [
      span('bovada', 'spread', -3, [-110, -110], [300, 31]),
      span('bovada', 'spread', -3.5, [-110, -110], [30, 16]),
      span('bovada', 'spread', -3, [-110, -110], [15, 1]),
    ],
  };
  expect(movesLately([back], {}, NOW)).toEqual([]);
  // An hour later nothing of it is of the last hour.
  expect(movesLately([one], {}, new Date(NOW.getTime() + 60 * 60_000))).toEqual([]);
});

test('moves: those of most books first', () => {
  const moved = (id: number, books: readonly string[]): BoardGame => ({
    ...board(
      books.map((name) => spread(name, -3.5, -110, -110)),
      { id },
    ),
    spans: books.flatMap((name) => [
      span(bookNamed(name).id, 'spread', -2.5, [-110, -110], [300, 21]),
      span(bookNamed(name).id, 'spread', -3.5, [-110, -110], [20, 1]),
    ]),
  });
  const rows = movesLately(
    [moved(1, ['Bovada']), moved(2, ['Bovada', 'FanDuel', 'BetMGM'])],
    {},
    NOW,
  );
  expect(rows.map((row) => row.game.id)).toEqual([2, 1]);
});

test('expected moves: those that were recorded, with what the same book asks now', () => {
  const moves = [OPEN_MOVE, { ...PRICE_MOVE, provider: 'BetMGM' }];
  const one = { ...board([spread('DraftKings', -2, -115, -105)]), moves };
  const [spreadMove, totalMove] = movesExpected([one], {});
  // Whatever the model says today, the figures are those of the first price.
  expect(spreadMove?.move).toBe(OPEN_MOVE);
  expect(spreadMove?.now).toEqual({ line: -2, price: -115 });
  expect(totalMove?.now).toBeUndefined();
  expect(movesExpected([one], { market: 'total' })).toHaveLength(1);
  expect(movesExpected([{ ...one, moves: undefined }], {})).toEqual([]);
  expect(movesExpected([{ ...one, moves: [EXAMPLE_MOVE] }], {})).toEqual([]);
});

test('edges: only where a sharp book is read; gone two minutes after the reading', () => {
  const lagging = pricedGame(1, new Date(AS_OF), [{ ...homeAt(108), provider: 'Bovada' }]);
  const pinnacle = quote('Pinnacle', { moneyline: { home: -122, away: 122 } });
  const priced = { ...lagging, odds: [...lagging.odds, pinnacle] };
  const feed = 'espn';
  const spans = (sharpHistoryOf(priced) ?? []).map((one) => ({ ...one, feed }));
  const one: BoardGame = { game: priced, spans };
  expect(readsSharp(one)).toBe(true);
  const soft = pricedGame(2, new Date(AS_OF), [{ ...homeAt(108), provider: 'Bovada' }]);
  expect(edgesNow([{ game: soft, spans }], {}, NOW)).toEqual([]);
  const live = edgesNow([one], {}, new Date(Date.parse(AS_OF) + 60_000));
  const gone = edgesNow([one], {}, new Date(Date.parse(AS_OF) + 120_000));
  expect(live.map((row) => row.gone)).toEqual([false]);
  expect(live[0]?.bet).toMatchObject({ side: 'home', american: 108, provider: 'Bovada' });
  expect(gone.map((row) => row.gone)).toEqual([true]);
});

test('eleven books: no view fails, and a reading since the slate counts', () => {
  const eleven = board(elevenBookQuotes(AS_OF));
  expect(cheapestPrices([eleven], {})).toHaveLength(3);
  expect(lowestHolds([eleven], {})).toHaveLength(3);
  expect(booksApart([eleven], {}).length).toBeGreaterThan(0);
  const [fresh] = withNewestOdds([
    {
      ...eleven,
      spans: [{ ...span('fanduel', 'spread', -2.5, [-105, -115], [3, 0]), feed: 'theoddsapi' }],
    },
  ]);
  expect(fresh?.game.odds.find(({ book }) => book === 'fanduel')?.spread?.line).toBe(-2.5);
});

test('a price that the last reading of its league no longer showed is taken down; other feeds’ stand', () => {
  const keyed = (book: string, minutes: readonly [number, number]) => ({
    ...span(book, 'moneyline', undefined, [-110, -110], minutes),
    feed: 'theoddsapi',
  });
  const slate = [
    { ...quote('FanDuel', { moneyline: { home: -105, away: -115 } }), feed: 'theoddsapi' as const },
    { ...quote('Bovada', { moneyline: { home: -105, away: -115 } }), feed: 'bovada' as const },
  ];
  const one = board(slate);
  const books = (spans: readonly BoardSpan[], others: readonly BoardGame[] = []) =>
    withNewestOdds([{ ...one, spans }, ...others])[0]?.game.odds.map(({ book }) => book);
  expect(books([])).toEqual(['fanduel', 'bovada']);
  expect(books([keyed('fanduel', [9, 1]), keyed('betmgm', [9, 0])])).toEqual(['bovada', 'betmgm']);
  // Another game of the league was read later: nothing of this one was there.
  const later = { ...board([]), spans: [keyed('betmgm', [9, 0])] };
  expect(books([keyed('fanduel', [9, 1])], [later])).toEqual(['bovada']);
});

test('no games, no rows', () => {
  for (const view of [cheapestPrices, booksApart, lowestHolds, middlesOf, movesExpected]) {
    expect(view([], {})).toEqual([]);
  }
  expect(movesLately([], {}, NOW)).toEqual([]);
  expect(edgesNow([], {}, NOW)).toEqual([]);
});
