import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '../game/exampleGame.fixture.ts';
import { lineTracks, movesOf } from './lineHistory.ts';
import type { OddsQuote } from './odds.ts';

const at = (hour: number, change: Partial<OddsQuote> = {}): OddsQuote => ({
  ...EXAMPLE_QUOTE,
  asOf: `2026-11-22T${String(hour).padStart(2, '0')}:00:00Z`,
  ...change,
});
const spread = (line: number) => ({ spread: { line, home: -110, away: -110 } });
const texts = (history: readonly OddsQuote[], game = EXAMPLE_GAME) =>
  lineTracks(game, history).map(({ market, tracks }) => [
    market,
    ...tracks.map(({ provider, points }) => [provider, ...points.map(({ text }) => text)]),
  ]);

test('a point a move: a price that changes beside the same line is none', () => {
  const history = [
    at(10, spread(-2.5)),
    at(11, { spread: { line: -2.5, home: -115, away: -105 } }),
    at(12, spread(-1.5)),
    at(13, { ...spread(-1.5), total: { line: 48, over: -110, under: -110 } }),
  ];
  expect(texts(history)).toEqual([
    ['spread', ['DraftKings', '−2.5', '−1.5']],
    ['total', ['DraftKings', '47.5', '48']],
  ]);
  expect(lineTracks(EXAMPLE_GAME, history).map(movesOf)).toEqual([1, 1]);
});

test('the axis runs from the first sight of any book to when prices were last seen', () => {
  const bovada = at(9, { book: 'bovada', feed: 'bovada', provider: 'Bovada' });
  const game = {
    ...EXAMPLE_GAME,
    odds: [EXAMPLE_QUOTE, { ...bovada, asOf: '2026-11-22T15:30:00Z' }],
  };
  const [drawn] = lineTracks(game, [bovada, at(10)]);
  expect(drawn?.from).toBe(Date.parse('2026-11-22T09:00:00Z'));
  expect(drawn?.to).toBe(Date.parse(EXAMPLE_QUOTE.asOf));
  expect(drawn?.tracks.map(({ provider }) => provider)).toEqual(['DraftKings', 'Bovada']);
});

test('more asked for the home side or the over is higher', () => {
  const history = [
    at(10, { ...spread(1.5), moneyline: { home: 120, away: -140 } }),
    at(11, { ...spread(-1.5), moneyline: { home: -140, away: 120 } }),
  ];
  for (const league of ['NFL', 'NHL'] as const) {
    const [first] = lineTracks({ ...EXAMPLE_GAME, league }, history);
    const [before, after] = first?.tracks[0]?.points ?? [];
    expect(after?.value).toBeGreaterThan(before?.value ?? Number.NaN);
  }
});

test('hockey, baseball and soccer have the home side’s moneyline instead of a spread that stands', () => {
  const soccer = at(10, { moneyline: { home: 140, away: 190, draw: 230 } });
  expect(texts([soccer], { ...EXAMPLE_GAME, league: 'EPL' })[0]).toEqual([
    'moneyline',
    ['DraftKings', '+140'],
  ]);
});

test('a book that quotes no more is not drawn, nor a market that nobody quotes', () => {
  const { moneyline, ...rest } = EXAMPLE_QUOTE;
  const { spread: _, total: __, ...bare } = rest;
  expect(texts([at(10, { book: 'gone', provider: 'Gone' }), { ...bare, moneyline }])).toEqual([]);
  expect(texts([])).toEqual([]);
});

test('what a book opened at is its first point, left of all that we saw: its time is not known', () => {
  const opened = { ...at(14, { ...spread(-4), total: undefined }), opened: true as const };
  const [drawn, total] = lineTracks(EXAMPLE_GAME, [opened, at(10, spread(-2.5)), at(12)]);
  const [first, second] = drawn?.tracks[0]?.points ?? [];
  expect(first).toMatchObject({ text: '−4', opened: true, at: drawn?.from });
  expect(second).toMatchObject({ text: '−2.5', at: Date.parse('2026-11-22T10:00:00Z') });
  expect(first?.at).toBeLessThan(second?.at ?? 0);
  expect(drawn && movesOf(drawn)).toBe(2);
  // For a market it did not open with, the book's history begins with the first sight.
  expect(total?.tracks[0]?.points[0]).toEqual({
    at: Date.parse('2026-11-22T10:00:00Z'),
    value: 47.5,
    text: '47.5',
  });
});

test('a line that was first seen where it opened is one point; an opening alone is no track', () => {
  const opened = { ...at(14, spread(-2.5)), opened: true as const };
  const texts = lineTracks(EXAMPLE_GAME, [opened, at(10, spread(-2.5)), at(12, spread(-3))])[0];
  expect(texts?.tracks[0]?.points.map(({ text, opened: first }) => [text, first])).toEqual([
    ['−2.5', true],
    ['−3', undefined],
  ]);
  expect(lineTracks(EXAMPLE_GAME, [opened])).toEqual([]);
});

test('a book’s history is one, however it was spelled', () => {
  const history = [at(10, { ...spread(-2.5), provider: 'Draft Kings' }), at(11, spread(-3))];
  expect(texts(history)[0]).toEqual(['spread', ['DraftKings', '−2.5', '−3']]);
});
