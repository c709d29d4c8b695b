import { describe, expect, test } from 'vitest';
import {
  chained,
  endOfSeason,
  gradeOfPart,
  gradeSaying,
  ledgerFault,
  ledgerOf,
  minute,
  ofEvent,
  ofGame,
  ofSeason,
  payload,
} from './exampleLedger.fixture.ts';

describe('edges', () => {
  const START = '2026-12-01T18:00:00.000Z';
  const edgesOf = (gameId: number, startTime?: string) =>
    ({ type: 'edges', predictionId: 100 + gameId, gameId, startTime, edges: [] }) as const;
  const shown = (saying: Parameters<typeof payload>[1], at = minute(1)) =>
    ledgerFault(chained([payload(minute(0), ofGame(1)), payload(at, saying)]));

  test('are of a prediction that a line before them says', () => {
    expect(shown(edgesOf(1, START))).toBeUndefined();
    expect(shown(edgesOf(2, START))).toEqual(['edges without prediction', 2]);
  });
  test('shown after the start are late; without a start they say nothing', () => {
    expect(shown(edgesOf(1, START), '2026-12-01T18:00:00.000000Z')).toEqual(['inserted late', 2]);
    expect(shown(edgesOf(1))).toEqual(['malformed', 2]);
  });
});

describe('a grade', () => {
  const graded = (saying: Parameters<typeof payload>[1], before = ofGame(1)) =>
    ledgerFault(chained([payload(minute(0), before), payload(minute(1), saying)]));

  test('of a prediction that no line says', () => {
    expect(graded(gradeSaying(2))).toEqual(['grade without prediction', 2]);
    expect(graded(gradeSaying(1))).toBeUndefined();
  });
  test('before its prediction', () => {
    const lines = chained([payload(minute(0), gradeSaying(1)), payload(minute(1), ofGame(1))]);
    expect(ledgerFault(lines)).toEqual(['grade without prediction', 1]);
  });
  test('of another game, event or part by the same id', () => {
    expect(graded({ ...gradeSaying(1), gameId: 2 })).toEqual(['grade without prediction', 2]);
    const ofPart = (part: string) => graded(gradeOfPart(1, part, 1), ofEvent(1, 'a|b'));
    expect(ofPart('a|b')).toBeUndefined();
    expect(ofPart('')).toEqual(['grade without prediction', 2]);
    expect(graded({ ...gradeSaying(1), gameId: null })).toEqual(['grade without prediction', 2]);
    expect(graded({ ...gradeSaying(1), eventId: 1 })).toEqual(['grade without prediction', 2]);
  });
  test.each([
    ['another line', { predictionLine: 2 }],
    ['a later line', { predictionLine: 3 }],
    ['no line', { predictionLine: null }],
    ['an edge that was never shown', { basis: 'edge' }],
    ['another price', { price: 500 }],
    ['another side', { pick: 'away' }],
    ['another market', { market: 'spread', line: -1.5 }],
    ['another probability', { probability: 61 }],
    ['another book', { book: null }],
  ])('of %s than was said', (_, change) => {
    const lines = [ofGame(1), ofGame(2), { ...gradeSaying(1), ...change }];
    expect(ledgerFault(ledgerOf(...lines))).toEqual(['grade without prediction', 3]);
  });
  test('of the sample slate', () => {
    const sample = ofGame(1);
    const game = { ...(sample.game as object), sample: true };
    expect(graded(gradeSaying(1), { ...sample, game })).toEqual(['grade without prediction', 2]);
  });
  test('twice by one result; anew by a corrected one', () => {
    const again = (change: object) =>
      ledgerFault(ledgerOf(ofGame(1), gradeSaying(1), { ...gradeSaying(1), ...change }));
    expect(again({ outcome: 'loss' })).toEqual(['graded twice', 3]);
    expect(again({ outcome: 'loss', resultVersion: 2 })).toBeUndefined();
  });
  test('of edges is of the line that showed them', () => {
    const edge = { market: 'moneyline', pick: 'away', price: 150, book: 'Other', probability: 42 };
    const shown = (line: number, bet: object) =>
      ledgerFault(
        ledgerOf(
          ofGame(1),
          {
            type: 'edges',
            predictionId: 101,
            gameId: 1,
            startTime: '2026-12-01T18:00:00Z',
            edges: [edge],
          },
          { ...gradeSaying(1, line), ...edge, ...bet, basis: 'edge' },
        ),
      );
    expect(shown(2, {})).toBeUndefined();
    expect(shown(1, {})).toEqual(['grade without prediction', 3]);
    expect(shown(2, { price: 160 })).toEqual(['grade without prediction', 3]);
  });
});

describe('a number', () => {
  const said = (...sayings: Parameters<typeof payload>[1][]) => ledgerFault(ledgerOf(...sayings));
  test('of a prediction is of one game or part', () => {
    const other = { ...ofGame(2), prediction: { id: 101 } };
    expect(said(ofGame(1), other)).toEqual(['number used twice', 2]);
    expect(said(ofGame(1), ofGame(1), ofEvent(1, ''))).toBeUndefined();
    const part = { ...ofEvent(1, 'a|b'), prediction: { id: 101 } };
    expect(said(ofEvent(1, ''), part)).toEqual(['number used twice', 2]);
  });
  test.each(['1', '', 1.5, true, 2 ** 53, 1e21, null, [], {}])('%j is none of a game', (id) => {
    const game = { ...(ofGame(1).game as object), id };
    expect(said({ ...ofGame(1), game })).toEqual(['malformed', 1]);
  });
  test('a prediction is of a game or of an event', () => {
    const both = { ...ofEvent(1, ''), game: { id: 1, gameTime: '2026-12-01T18:00:00Z' } };
    expect(said(both)).toEqual(['malformed', 1]);
  });
});

describe('a season', () => {
  test('has odds once a day, apart from those of the sample', () => {
    const day = ofSeason('2026-11-20');
    const others = [ofSeason('2026-11-21'), ofSeason('2026-11-20', { sample: true })];
    expect(ledgerFault(ledgerOf(day, ...others))).toBeUndefined();
    expect(ledgerFault(ledgerOf(day, ...others, day))).toEqual(['said twice', 4]);
  });
  test('ends once', () => {
    expect(ledgerFault(ledgerOf(endOfSeason(2025), endOfSeason(2026)))).toBeUndefined();
    expect(ledgerFault(ledgerOf(endOfSeason(2026), endOfSeason(2026)))).toEqual(['said twice', 2]);
  });
  test('is named', () => {
    expect(ledgerFault(ledgerOf(ofSeason(undefined)))).toEqual(['malformed', 1]);
    expect(ledgerFault(ledgerOf(ofSeason('2026-11-20', { season: 2026.5 })))).toEqual([
      'malformed',
      1,
    ]);
    expect(ledgerFault(ledgerOf({ type: 'seasongrade' }))).toEqual(['malformed', 1]);
  });
});
