import { expect, test } from 'vitest';
import { isLive, todaysFights, upcomingFights } from './schedule.ts';

const event = (startTime: string, status: 'scheduled' | 'live' | 'final' | 'postponed') => ({
  startTime,
  status,
});
const NOW = '2026-11-21T23:00:00Z';
const tonight = event('2026-11-22T01:00:00Z', 'scheduled');
const noon = event('2026-11-21T17:00:00Z', 'final');
const late = event('2026-11-22T05:30:00Z', 'scheduled');
const nextWeek = event('2026-11-28T18:00:00Z', 'scheduled');
const off = event('2026-11-29T18:00:00Z', 'postponed');
const ALL = [nextWeek, late, tonight, noon, off];

test('today is the Eastern day, by start, whatever the state; what has begun comes last', () => {
  expect(todaysFights(ALL, NOW)).toEqual([tonight, noon]);
  expect(todaysFights([], NOW)).toEqual([]);
});

test('upcoming: not finished, not off, until three hours after the start', () => {
  expect(upcomingFights(ALL, NOW)).toEqual([tonight, late, nextWeek]);
  expect(upcomingFights([tonight], '2026-11-22T04:00:00Z')).toEqual([tonight]);
  expect(upcomingFights([tonight], '2026-11-22T04:00:00.001Z')).toEqual([]);
});

test('LIVE by the clock, never once the feed says over or off', () => {
  expect(isLive(tonight, '2026-11-21T21:59:59Z')).toBe(false);
  expect(isLive(tonight, '2026-11-21T22:00:00Z')).toBe(true);
  expect(isLive({ ...tonight, status: 'final' }, '2026-11-22T02:00:00Z')).toBe(false);
  expect(isLive({ ...tonight, status: 'postponed' }, '2026-11-22T02:00:00Z')).toBe(false);
});
