import { expect, test } from 'vitest';
import { EXAMPLE_CARD } from './exampleEvents.fixture.ts';
import type { Bout } from './fightCard.ts';
import { oldestEventDatum } from './oldestDatum.ts';

const [MAIN] = EXAMPLE_CARD.bouts as [Bout];

test('an event is as old as the oldest of its prices', () => {
  const asOf = '2026-11-22T00:30:00Z';
  const quote = {
    book: 'one',
    feed: 'espn',
    provider: 'One',
    sample: false,
    a: -200,
    b: 170,
  } as const;
  const bouts = ['2026-11-22T00:29:00Z', '2026-11-21T23:10:00Z'].map((seen, at) => ({
    ...MAIN,
    key: String(at),
    moneyline: [{ ...quote, asOf: seen }],
  }));
  expect(oldestEventDatum({ ...EXAMPLE_CARD, asOf, bouts })).toBe('2026-11-21T23:10:00Z');
  expect(oldestEventDatum({ ...EXAMPLE_CARD, asOf, bouts: [] })).toBe(asOf);
});
