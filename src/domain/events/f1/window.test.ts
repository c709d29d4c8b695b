import { expect, test } from 'vitest';
import { daysUntil, inWindow, sessionCounts } from './window.ts';

const NOW = '2025-06-01T16:00:00Z';

test('days until an event are calendar days in New York', () => {
  expect(daysUntil('2025-06-01T23:00:00Z', NOW)).toBe(0);
  expect(daysUntil('2025-06-02T03:59:00Z', NOW)).toBe(0);
  expect(daysUntil('2025-06-02T04:00:00Z', NOW)).toBe(1);
  expect(daysUntil('2025-06-01T03:59:00Z', NOW)).toBe(-1);
});

test('a day of 25 hours is one day', () => {
  expect(daysUntil('2025-11-03T05:00:00Z', '2025-11-01T16:00:00Z')).toBe(2);
});

test('the window is 0 to 28 days ahead', () => {
  expect(inWindow('2025-06-01T15:59:59.999Z', NOW)).toBe(false);
  expect(inWindow(NOW, NOW)).toBe(true);
  expect(inWindow('2025-06-29T16:00:00.000Z', NOW)).toBe(true);
  expect(inWindow('2025-06-29T16:00:00.001Z', NOW)).toBe(false);
});

test('counters count races, sprint events, qualifying and practice by name', () => {
  const names = [
    'Belgian Grand Prix – Practice 1',
    'Belgian Grand Prix – Sprint Qualifying',
    'Belgian Grand Prix – Sprint',
    'Belgian Grand Prix – Qualifying',
    'Belgian Grand Prix',
  ];
  expect(sessionCounts(names.map((name) => ({ name })))).toEqual({
    Race: 1,
    Sprint: 2,
    Qualifying: 1,
    Practice: 1,
  });
  expect(sessionCounts([])).toEqual({ Race: 0, Sprint: 0, Qualifying: 0, Practice: 0 });
});
