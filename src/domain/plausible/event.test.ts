import { expect, test } from 'vitest';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '../events/exampleEvents.fixture.ts';
import type { FeedEvent } from '../events/sportEvent.ts';
import { checkEvent } from './event.ts';

const EXAMPLES: readonly FeedEvent[] = [
  { ...EXAMPLE_CARD, sourceId: '1' },
  { ...EXAMPLE_MATCH, sourceId: '2' },
  { ...EXAMPLE_RACE, sourceId: '3' },
  { ...EXAMPLE_TOURNAMENT, sourceId: '4' },
];
const QUOTE = {
  book: 'book',
  feed: 'bovada',
  provider: 'Book',
  sample: false,
  asOf: 'now',
} as const;

test('events of which all can be true are the same', () => {
  for (const event of EXAMPLES) expect(checkEvent(event)).toEqual({ value: event, problems: [] });
});

test('case 88: a bout’s and a match’s two-way price of 73 % or 140 % is left out, others stay', () => {
  const moneyline = [
    { ...QUOTE, a: 170, b: 177 },
    { ...QUOTE, a: -110, b: -110 },
    { ...QUOTE, a: -233, b: -233 },
  ];
  const match = checkEvent({ ...EXAMPLE_MATCH, sourceId: '1', moneyline });
  expect(match.value).toMatchObject({ moneyline: [{ a: -110 }] });
  expect(match.problems.map(({ reason }) => reason)).toEqual([
    'its prices imply 73% together',
    'its prices imply 140% together',
  ]);
  const bouts = EXAMPLE_CARD.bouts.map((bout) => ({ ...bout, moneyline }));
  const card = checkEvent({ ...EXAMPLE_CARD, sourceId: '1', bouts });
  expect(card.value.kind === 'fights' && card.value.bouts[0]?.moneyline).toHaveLength(1);
  expect(card.problems).toHaveLength(2 * bouts.length);
});

test('a winner of fewer sets is none, unless the other gave up', () => {
  const result = {
    winner: 'a',
    sets: [
      [4, 6],
      [2, 6],
    ],
    retired: false,
  } as const;
  const match = { ...EXAMPLE_MATCH, sourceId: '1', status: 'final', result } as const;
  expect(checkEvent(match)).toMatchObject({
    value: { result: undefined },
    problems: [{ what: 'result' }],
  });
  const gaveUp = { ...match, result: { ...result, retired: true } };
  expect(checkEvent(gaveUp).value).toBe(gaveUp);
});

test('lists longer than any field are none', () => {
  const many = <T>(list: readonly T[], count: number): T[] =>
    Array.from({ length: count }, () => list[0] as T);
  const long: readonly FeedEvent[] = [
    { ...EXAMPLE_CARD, sourceId: '1', bouts: many(EXAMPLE_CARD.bouts, 31) },
    { ...EXAMPLE_RACE, sourceId: '3', cars: many(EXAMPLE_RACE.cars, 61) },
    { ...EXAMPLE_TOURNAMENT, sourceId: '4', field: many(EXAMPLE_TOURNAMENT.field, 301) },
  ];
  expect(long.map((event) => checkEvent(event).problems)).toEqual([
    [{ what: 'bouts', reason: '31 on one card' }],
    [{ what: 'cars', reason: '61 in one race' }],
    [{ what: 'players', reason: '301 in one tournament' }],
  ]);
  const [card, race, tournament] = long.map((event) => checkEvent(event).value);
  expect(card).toMatchObject({ bouts: [] });
  expect(race).toMatchObject({ cars: [], matchups: [] });
  expect(tournament).toMatchObject({ field: [], pairs: [], groups: [] });
});
