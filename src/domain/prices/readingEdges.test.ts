import { expect, test } from 'vitest';
import { confirmedHistory, tooSlow } from './confirmedReadings.ts';
import { edgesOfReading, gamesApart } from './readingEdges.ts';
import type { PriceSpan } from './sharpReading.ts';
import { isShownNow } from './shownSharpEdge.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-27T18:00:00Z');
const LEVEL = [-108, -108];
const MOVED = [-130, 112];
const OTHERS = ['pinnacle', 'draftkings', 'fanduel', 'betrivers'];
const READING = { league: 'NFL', now: NOW, before: NOW - MINUTE };

const span = (book: string, prices: number[], from: number, to = 0): PriceSpan => ({
  book,
  market: 'moneyline',
  prices,
  seenFrom: NOW - from * MINUTE,
  seenTo: NOW - to * MINUTE,
});

/** All but BetMGM moved so many minutes ago. */
const lagging = (since: number): PriceSpan[] => [
  span('betmgm', LEVEL, 30),
  ...OTHERS.flatMap((book) => [span(book, LEVEL, 30, since + 1), span(book, MOVED, since)]),
];

test('a price that lags is found once two readings have shown the move', () => {
  expect(edgesOfReading(READING, 1, lagging(0))).toEqual([]);
  const found = edgesOfReading(READING, 1, lagging(1));
  expect(found).toMatchObject([
    { gameId: 1, market: 'moneyline', side: 'home', book: 'betmgm', american: -108 },
  ]);
  expect(found[0]?.line).toBeUndefined();
});

test('an away handicap is that of its side', () => {
  const spread = lagging(1).map((one) => ({
    ...one,
    market: 'spread',
    line: -1.5,
    prices: one.prices.toReversed(),
  }));
  expect(edgesOfReading(READING, 1, spread)).toMatchObject([{ side: 'away', line: 1.5 }]);
});

test('no edge at slow readings of a US league, at the first one, or of a book that the feed no longer looks at', () => {
  expect(tooSlow(READING)).toBe(false);
  expect(tooSlow({ ...READING, before: undefined })).toBe(true);
  expect(tooSlow({ ...READING, before: NOW - 15 * MINUTE })).toBe(true);
  expect(tooSlow({ ...READING, league: 'EPL', before: NOW - 15 * MINUTE })).toBe(false);
  expect(edgesOfReading(READING, 1, lagging(1), () => NOW - 2 * MINUTE)).toEqual([]);
  expect(edgesOfReading(READING, 1, lagging(1), () => NOW - MINUTE)).toHaveLength(1);
});

test('without a sharp book there is none', () => {
  const soft = lagging(1).filter(({ book }) => book !== 'pinnacle');
  expect(edgesOfReading(READING, 1, soft)).toEqual([]);
});

test('only what a sharp book asks for the first time waits for the next reading', () => {
  const history = lagging(0);
  const settled = confirmedHistory(READING, history);
  expect(settled.filter(({ book }) => book === 'pinnacle')).toEqual([
    span('pinnacle', LEVEL, 30, 0),
  ]);
  expect(settled.filter(({ book }) => book === 'fanduel')).toHaveLength(2);
});

test('a game is looked up only if a price lies apart from a sharp book’s', () => {
  const row = (book: string, [one = 0, other = 0]: number[]) =>
    ({ gameId: 1, book, market: 'moneyline', one, other }) as const;
  const level = [...OTHERS, 'betmgm'].map((book) => row(book, LEVEL));
  expect(gamesApart('NFL', NOW, level)).toEqual([]);
  const apart = [...OTHERS.map((book) => row(book, MOVED)), row('betmgm', LEVEL)];
  expect(gamesApart('NFL', NOW, apart)).toEqual([1]);
});

test('an edge is shown for two minutes, not once it has gone, and not after the start', () => {
  const seenAt = new Date(NOW).toISOString();
  const edge = { seenAt, goneAt: undefined, gameTime: new Date(NOW + 90_000).toISOString() };
  expect(isShownNow(edge, new Date(NOW + MINUTE))).toBe(true);
  expect(isShownNow(edge, new Date(NOW + 100_000))).toBe(false);
  const long = { ...edge, gameTime: new Date(NOW + 60 * MINUTE).toISOString() };
  expect(isShownNow(long, new Date(NOW + 119_000))).toBe(true);
  expect(isShownNow(long, new Date(NOW + 120_000))).toBe(false);
  expect(isShownNow({ ...long, goneAt: seenAt }, new Date(NOW + 1000))).toBe(false);
});
