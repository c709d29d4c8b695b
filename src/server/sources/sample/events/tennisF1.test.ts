import { describe, expect, test } from 'vitest';
import { eventBodySchema } from '#contract/events/sportEvent.ts';
import { circuitType } from '#domain/events/f1/circuit.ts';
import { sessionCounts } from '#domain/events/f1/window.ts';
import { addDays, easternDate } from '#domain/time.ts';
import { sampleF1 } from './f1.ts';
import { GRAND_PRIX, SPRINT_WEEKENDS } from './f1Circuits.ts';
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
        expect(body.startTime.slice(0, 10) >= today).toBe(true);
      }
    },
  );
});

test('tennis has a match of every tour the badges know, two of them today', () => {
  const events = sampleTennis('2026-11-21');
  const tours = events.map((event) => (event.kind === 'match' ? event.tour : ''));
  expect([...new Set(tours)]).toEqual([
    'ATP World Tour',
    'WTA Tour',
    'ATP Challenger Tour',
    'Davis Cup',
    'Billie Jean King Cup',
    'ITF World Tennis Tour',
  ]);
  const today = events.filter(({ startTime }) => easternDate(startTime) === '2026-11-21');
  expect(today.length).toBeGreaterThanOrEqual(2);
});

test('Formula 1 has a weekend of three practices and a sprint weekend within 28 days, without a grid', () => {
  const monday = sampleF1('2026-11-16');
  expect(sessionCounts(monday)).toEqual({ Race: 2, Sprint: 2, Qualifying: 2, Practice: 4 });
  for (const event of monday) {
    expect(event.startTime.slice(0, 10) <= addDays('2026-11-16', 28)).toBe(true);
    if (event.kind !== 'race') continue;
    expect(event.cars).toHaveLength(22);
    expect(event.cars.every(({ grid }) => grid === undefined)).toBe(true);
  }
});

test('the circuits in turn show every circuit type', () => {
  const types = [...GRAND_PRIX, ...SPRINT_WEEKENDS].map(({ track }) => circuitType(track));
  expect(new Set(types).size).toBe(5);
});
