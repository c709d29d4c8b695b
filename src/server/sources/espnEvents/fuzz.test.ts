import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventBodySchema } from '#contract/events/sportEvent.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { AS_OF, fixtureText, parseText } from './fixture.ts';
import { golfReader } from './golf/tournament.ts';
import { f1Reader } from './racing/f1.ts';
import { nascarReader } from './racing/nascar.ts';
import { tournamentReader } from './tennis/tournament.ts';
import { cardReader } from './ufc/card.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const NASTY: Json[] = [
  null,
  '',
  'OFF',
  '-0',
  '\u0000',
  '1e999',
  '__proto__',
  'javascript:alert(1)',
  -1,
  0,
  1.5,
  1e308,
  [],
  {},
  [null],
  [[]],
  true,
];

/** Every place in a JSON value, as the container and the key within it. */
function places(value: Json): { holder: Record<string, Json>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, Json>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...places(holder[key] ?? null)]);
}

const CONTROL = /\p{C}/u;

/** Every text of an event, however deep. */
const texts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
};

/** What every event must satisfy whatever came in. */
function sound(event: FeedEvent): boolean {
  const { sourceId, ...body } = event;
  return (
    eventBodySchema.safeParse(body).success &&
    /^[a-z0-9]+-[a-z0-9-]+$/i.test(sourceId) &&
    new Date(event.startTime).toISOString() === event.startTime &&
    texts(body).every((text) => !CONTROL.test(text) && text.length <= 1_000)
  );
}

const change = fc.tuple(fc.nat(), fc.oneof(fc.constantFrom(...NASTY), fc.jsonValue()));

test.each([
  ['ufc', cardReader(AS_OF)],
  ['tennis', tournamentReader('women')],
  ['golf', golfReader('pga-tour')],
  ['f1', f1Reader],
  ['nascar', nascarReader('NASCAR-Truck')],
] as const)('mutations of %s never throw and never let nonsense through', (name, reader) => {
  const text = fixtureText(name);
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
      const { events } = JSON.parse(text) as { events: Json[] };
      for (const [position, value] of changes) {
        const all = places(events);
        const place = all[position % all.length];
        if (place) place.holder[place.key] = structuredClone(value) as Json;
      }
      const answer = parseText(JSON.stringify({ events }), reader);
      expect(answer.events.filter((event) => !sound(event))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each([null, 'text', 7, [], {}, { events: null }, { events: {} }, { code: 404 }])(
  'no scoreboard: %j',
  (answer) => {
    expect(() => parseText(JSON.stringify(answer), f1Reader)).toThrow('not a scoreboard');
  },
);
