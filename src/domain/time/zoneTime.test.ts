import { expect, test } from 'vitest';
import { zoneName, zoneTime } from './zoneTime.ts';

const at = (zone: string, wall: string): string =>
  new Date(zoneTime(zone)(Date.parse(`${wall}Z`))).toISOString();

test.each([
  ['America/New_York', '2026-11-23T19:05', '2026-11-24T00:05:00.000Z'],
  ['America/New_York', '2026-07-04T19:05', '2026-07-04T23:05:00.000Z'],
  ['America/Los_Angeles', '2026-11-23T19:05', '2026-11-24T03:05:00.000Z'],
  ['America/St_Johns', '2026-11-23T19:05', '2026-11-23T22:35:00.000Z'],
  ['Europe/Berlin', '2026-11-23T19:05', '2026-11-23T18:05:00.000Z'],
  ['UTC', '2026-11-23T19:05', '2026-11-23T19:05:00.000Z'],
  // Clocks went forward at 2 AM on March 8, and back at 2 AM on November 1.
  ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['America/New_York', '2026-03-08T02:00', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2026-11-01T02:30', '2026-11-01T07:30:00.000Z'],
])('%s %s is %s', (zone, wall, instant) => expect(at(zone, wall)).toBe(instant));

test('a zone has a name that readers know', () => {
  const now = new Date('2026-11-29T15:00:00Z');
  expect(zoneName('America/New_York', now)).toBe('Eastern Time');
  expect(zoneName('America/Chicago', now)).toBe('Central Time');
});
