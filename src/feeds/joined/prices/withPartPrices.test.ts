import { expect, test } from 'vitest';
import { EXAMPLE_CARD, EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { QuotedPart } from '../../bovada/parts.ts';
import { SourceError } from '../../source.ts';
import { isSamePerson } from './samePerson.ts';
import { withPartPrices } from './withPartPrices.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAYS = { from: '2026-11-21', to: '2026-11-28' };
const MATCH: FeedEvent = { ...EXAMPLE_MATCH, sourceId: 'tennis-1' };

const quoted = (a: string, b: string, startTime = MATCH.startTime): QuotedPart => ({
  item: '1',
  path: ['Tennis'],
  startTime,
  a,
  b,
  quote: {
    book: 'bovada',
    feed: 'bovada',
    provider: 'Bovada',
    sample: false,
    asOf: NOW.toISOString(),
    a: -150,
    b: 130,
  },
});

let asked = 0;
async function ask(event: FeedEvent, items: readonly QuotedPart[] | Error) {
  const source = withPartPrices(
    { name: 'live', sample: false, events: async () => ({ events: [event], quarantined: [] }) },
    {
      parts: async () => {
        asked += 1;
        if (items instanceof Error) throw items;
        return { items, quarantined: [] };
      },
    },
  );
  const { events, quarantined } = await source.events('Tennis', DAYS, NOW);
  const [first] = events;
  return { first, quarantined };
}
const pricesOf = async (event: FeedEvent, ...items: QuotedPart[]) => {
  const { first } = await ask(event, items);
  return first?.kind === 'match' ? first.moneyline?.map(({ a, b }) => [a, b]) : undefined;
};

test('a match to come carries the price of its two players, each his own', async () => {
  expect(await pricesOf(MATCH, quoted('Carl Clay', 'Dan Dirt'))).toEqual([[-150, 130]]);
  expect(await pricesOf(MATCH, quoted('D. Dirt', 'Carl Clay'))).toEqual([[130, -150]]);
});

test('another opponent, another day or two prices that fit give none', async () => {
  expect(await pricesOf(MATCH, quoted('Carl Clay', 'Eve Earth'))).toBeUndefined();
  const later = '2026-11-23T14:00:00.000Z';
  expect(await pricesOf(MATCH, quoted('Carl Clay', 'Dan Dirt', later))).toBeUndefined();
  const twice = [quoted('Carl Clay', 'Dan Dirt'), quoted('Chris Clay', 'Dan Dirt')];
  expect(await pricesOf(MATCH, ...twice)).toBeUndefined();
});

test('a fight gets its price beside those its feed had', async () => {
  const [bout] = EXAMPLE_CARD.bouts;
  if (!bout) throw new Error('no bout');
  const price = quoted(bout.a.name, bout.b.name, EXAMPLE_CARD.startTime);
  const { first } = await ask({ ...EXAMPLE_CARD, sourceId: 'ufc-1' }, [price]);
  const [after] = first?.kind === 'fights' ? first.bouts : [];
  expect(after?.moneyline).toEqual([...(bout.moneyline ?? []), price.quote]);
});

test('what has begun is not priced, and the book not asked', async () => {
  asked = 0;
  await ask({ ...MATCH, status: 'live' }, [quoted('Carl Clay', 'Dan Dirt')]);
  expect(asked).toBe(0);
});

test('when the book fails the events stay, and the failure is named', async () => {
  expect(await ask(MATCH, new SourceError('down'))).toEqual({
    first: MATCH,
    quarantined: [{ item: 'prices of bovada', reason: 'down' }],
  });
  await expect(ask(MATCH, new TypeError('defect'))).rejects.toThrow('defect');
});

test('a person is known by other spellings of the name', () => {
  expect(isSamePerson('Weili Zhang', 'Zhang Weili')).toBe(true);
  expect(isSamePerson("Christopher O'Connell", 'Chris O’Connell')).toBe(true);
  expect(isSamePerson('Khalil Rountree Jr.', 'Khalil Rountree')).toBe(true);
  expect(isSamePerson('Jiří Lehečka', 'Jiri Lehecka')).toBe(true);
  expect(isSamePerson('Alexander Zverev', 'Mischa Zverev')).toBe(false);
  expect(isSamePerson('', 'Clay')).toBe(false);
});
