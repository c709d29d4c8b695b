import { describe, expect, test } from 'vitest';
import { seasonOf } from '#domain/leagues/season.ts';
import { seasonDays } from '#domain/season/seasonDays.ts';
import { addDays, easternMidday } from '#domain/time/time.ts';
import { piecesOf } from '#feeds/espn/asking/pieces.ts';
import { trackedDays } from '#feeds/espn/season/trackedDays.ts';
import { dueSchedules } from './dueSchedules.ts';
import type { ScheduleState } from './store/schedules.ts';

/** Noon Eastern. */
const NOW = new Date('2026-11-27T17:00:00Z');
const NIGHT = new Date('2026-11-27T09:30:00Z');

const state = (change: Partial<ScheduleState>): ScheduleState => ({
  league: 'NFL',
  season: 2026,
  day: '2026-11-26',
  asOf: '2026-11-26T10:00:00.000Z',
  triedDay: '2026-11-26',
  tries: 1,
  requests: 6,
  problem: undefined,
  ...change,
});
const isDue = (change: Partial<ScheduleState>, now = NOW) =>
  dueSchedules([state(change)], now, false).includes('NFL');

describe('a schedule is due', () => {
  test.each<[string, Partial<ScheduleState>, Date, boolean]>([
    ['the day after', {}, NOW, true],
    ['not before five in the morning', {}, NIGHT, false],
    ['at once if it never came', { day: undefined, asOf: undefined }, NIGHT, true],
    ['not twice a day', { day: '2026-11-27', triedDay: '2026-11-27' }, NOW, false],
    ['again after a failure', { triedDay: '2026-11-27', problem: 'refused', tries: 1 }, NOW, true],
    ['not after the last try', { triedDay: '2026-11-27', tries: 3 }, NOW, false],
    ['where only last season’s is known', { season: 2025, day: '2026-11-27' }, NIGHT, true],
  ])('%s', (_, change, now, expected) => {
    expect(isDue(change, now)).toBe(expected);
  });

  test('samples are told at midnight; who waits longest comes first', () => {
    expect(dueSchedules([state({})], NIGHT, true)).toContain('NFL');
    const nba = state({ league: 'NBA', season: 2027, asOf: '2026-11-25T10:00:00.000Z' });
    const due = dueSchedules([state({}), nba], NOW, false);
    expect(due.slice(-2)).toEqual(['NBA', 'NFL']);
  });
});

/** Requests by league for whole seasons on a day, in the usual form. */
function requestsOn(day: string): ReadonlyMap<string, number> {
  const now = new Date(easternMidday(day));
  const counts = new Map<string, number>();
  for (const league of dueSchedules([], now, false)) {
    const season = seasonOf(league, day);
    const tracked = trackedDays(league, season, now);
    const pieces = piecesOf(tracked ? 'day' : 'month', tracked ?? seasonDays(league, season));
    counts.set(league, pieces.length + Number(league === 'NCAAF' || league === 'MLS'));
  }
  return counts;
}

test('on no day of a year more than 120 requests are needed, nor more than 13 for a league', () => {
  let most = 0;
  for (let day = '2026-07-01'; day < '2027-07-01'; day = addDays(day, 1)) {
    const counts = requestsOn(day);
    for (const [league, count] of counts) expect(count, `${league} ${day}`).toBeLessThanOrEqual(13);
    most = Math.max(
      most,
      [...counts.values()].reduce((sum, count) => sum + count, 0),
    );
  }
  expect(most).toBeGreaterThan(50);
  expect(most).toBeLessThanOrEqual(120);
});

test('out of season nobody is asked for; college basketball only for its tournaments', () => {
  expect(dueSchedules([], new Date('2026-07-15T17:00:00Z'), false)).toEqual(['WNBA', 'MLB', 'MLS']);
  const isAsked = (now: string) => dueSchedules([], new Date(now), false).includes('NCAAB');
  expect([isAsked('2027-02-20T17:00:00Z'), isAsked('2027-03-05T17:00:00Z')]).toEqual([false, true]);
});
