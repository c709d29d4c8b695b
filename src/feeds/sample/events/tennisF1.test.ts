import { describe, expect, test } from 'vitest';
import { eventBodySchema } from '#contract/events/sportEvent.ts';
import { circuitType } from '#domain/events/f1/circuit.ts';
import { sessionCounts } from '#domain/events/f1/window.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import { sampleF1 } from './f1.ts';
import { GRANDS_PRIX } from './f1Circuits.ts';
import { sampleTennis } from './tennis.ts';

const DAYS = Array.from({ length: 14 }, (_, day) => addDays('2026-11-16', day));

describe.each([
  ['tennis', sampleTennis],
  ['Formula 1', sampleF1],
])('the sample events of %s', (_sport, eventsOf) => {
  test.each(DAYS)(
    'on %s are valid, none over, none with a result, each with its own id',
    (today) => {
      const events = eventsOf(today);
      expect(new Set(events.map(({ sourceId }) => sourceId)).size).toBe(events.length);
      for (const { sourceId: _, ...body } of events) {
        expect(eventBodySchema.parse(body)).toEqual(body);
        expect(body.status).toBe('scheduled');
        expect(body).not.toHaveProperty('result');
        expect(easternDate(body.startTime) >= addDays(today, -1)).toBe(true);
      }
    },
  );
});

/** Tournaments of the sample matches that start on a date. */
const played = (date: string) =>
  sampleTennis(date).flatMap((event) =>
    event.kind === 'match' && easternDate(event.startTime) === date ? [event.tournament] : [],
  );

test('tennis follows the calendar: the ATP Finals in Turin end on November 22, then the Davis Cup', () => {
  expect(played('2026-11-21')).toContain('ATP Finals');
  expect(played('2026-11-22')).toContain('ATP Finals');
  expect(played('2026-11-23')).not.toContain('ATP Finals');
  expect(played('2026-11-24')).toContain('Davis Cup Final 8');
  expect(played('2026-07-01')).toEqual(expect.arrayContaining(['Wimbledon', 'Wimbledon']));
  expect(played('2026-12-27')).toEqual([]);
});

test('a pair of national teams meets once', () => {
  const ties = sampleTennis('2026-11-25').filter(
    (event) => event.kind === 'match' && event.tour === 'Davis Cup',
  );
  expect(ties).toHaveLength(1);
});

test('the men’s matches of a Grand Slam are best of five', () => {
  const bestOf = sampleTennis('2026-07-01').flatMap((event) =>
    event.kind === 'match' && event.tournament === 'Wimbledon'
      ? [`${event.league} ${event.bestOf}`]
      : [],
  );
  expect(new Set(bestOf)).toEqual(new Set(['ATP 5', 'WTA 3']));
});

test('Formula 1 follows the calendar: a usual and a sprint weekend in their weeks, without a grid', () => {
  const november = sampleF1('2026-11-16');
  expect(sessionCounts(november)).toEqual({ Race: 3, Sprint: 0, Qualifying: 3, Practice: 9 });
  const names = november.flatMap((event) => (event.kind === 'race' ? [event.track] : []));
  expect([...new Set(names)]).toEqual([
    'Las Vegas Strip Circuit',
    'Lusail International Circuit',
    'Yas Marina Circuit',
  ]);
  const may = sampleF1('2026-04-27').filter(({ startTime }) => startTime < '2026-05-05');
  expect(sessionCounts(may)).toEqual({ Race: 1, Sprint: 2, Qualifying: 1, Practice: 1 });
  for (const event of november) {
    expect(easternDate(event.startTime) <= addDays('2026-11-16', 28)).toBe(true);
    if (event.kind !== 'race') continue;
    expect(event.cars).toHaveLength(22);
    expect(event.cars.every(({ grid }) => grid === undefined)).toBe(true);
  }
});

test('in the winter break there is no race', () => {
  expect(sampleF1('2026-12-20')).toEqual([]);
});

test('the circuits of the calendar show every circuit type', () => {
  const types = GRANDS_PRIX.map(({ track }) => circuitType(track));
  expect(new Set(types).size).toBe(5);
});
