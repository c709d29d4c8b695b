import { expect, test } from 'vitest';
import type { TwoWayQuote } from './event.ts';
import { EXAMPLE_CARD, EXAMPLE_MATCH, EXAMPLE_RACE } from './exampleEvents.fixture.ts';
import { keepClosingPrices, referenceQuote } from './prices.ts';

const quote = (feed: TwoWayQuote['feed'], a: number): TwoWayQuote => ({
  book: 'book',
  feed,
  provider: 'Book',
  sample: false,
  asOf: '2026-11-21T12:00:00.000Z',
  a,
  b: 120,
});
const [espn, bovada] = [quote('espn', -140), quote('bovada', -150)];

test("ESPN's price comes first, another source's where ESPN has none", () => {
  expect(referenceQuote([bovada, espn])).toBe(espn);
  expect(referenceQuote([bovada])).toBe(bovada);
  expect(referenceQuote([])).toBeUndefined();
  expect(referenceQuote(undefined)).toBeUndefined();
});

const before = { ...EXAMPLE_MATCH, moneyline: [espn] };

test.each(['live', 'final'] as const)('the closing line stays once the match is %s', (status) => {
  expect(keepClosingPrices({ ...EXAMPLE_MATCH, status }, before)).toMatchObject({
    status,
    moneyline: [espn],
  });
  const named = { ...EXAMPLE_MATCH, status, moneyline: [bovada] };
  expect(keepClosingPrices(named, before)).toMatchObject({ moneyline: [bovada] });
});

test('before the start a price that is gone is gone', () => {
  expect(keepClosingPrices({ ...EXAMPLE_MATCH, moneyline: [] }, before)).toMatchObject({
    moneyline: [],
  });
});

test('bouts keep their own, by key', () => {
  const [bout] = EXAMPLE_CARD.bouts;
  if (!bout) throw new Error('no bout');
  const priced = { ...EXAMPLE_CARD, bouts: [{ ...bout, moneyline: [espn] }] };
  const bouts = [bout, { ...bout, key: 'new' }];
  const after = keepClosingPrices({ ...EXAMPLE_CARD, status: 'live', bouts }, priced);
  expect(after).toMatchObject({ bouts: [{ moneyline: [espn] }, { key: 'new' }] });
  expect(after.kind === 'fights' && after.bouts[1]?.moneyline).toBeUndefined();
});

test('an event without two-way prices stays as it is', () => {
  const live = { ...EXAMPLE_RACE, status: 'live' } as const;
  expect(keepClosingPrices(live, EXAMPLE_RACE)).toBe(live);
});
