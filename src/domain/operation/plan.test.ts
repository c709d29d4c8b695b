import { expect, test } from 'vitest';
import { EVENT_SPORTS } from '../events/event.ts';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import { type Due, nextRuns, planRun } from './plan.ts';

const at = (time: string, day = '2026-11-22') => new Date(`${day}T${time}Z`);
const said = (time: string) => at(time).toISOString();
const quiet = (change: Partial<Due> = {}): Due => ({
  lastFull: said('18:00:04'),
  golfAsked: said('17:45:04'),
  leagues: [],
  sports: [],
  ...change,
});

test('before the first run everything is asked', () => {
  expect(planRun({ leagues: [], sports: [] }, at('18:00:00'))).toEqual({
    kind: 'full',
    leagues: TEAM_LEAGUES,
    sports: EVENT_SPORTS,
  });
});

test.each([
  ['18:05:00', undefined],
  ['18:10:59', undefined],
  ['18:15:00', 'full'],
  ['18:15:50', 'full'],
  ['23:59:00', 'full'],
])('with nothing near, at %s: %s', (time, kind) => {
  expect(planRun(quiet(), at(time))?.kind).toBe(kind);
});

test('a full refresh that was skipped is made up for at the next look', () => {
  expect(planRun(quiet(), at('18:20:00'))?.kind).toBe('full');
});

test('near a start the look between two full refreshes reads the prices of those leagues alone', () => {
  const due = quiet({ leagues: ['NFL', 'EPL'], sports: ['UFC', 'NASCAR', 'Golf'] });
  expect(planRun(due, at('18:05:00'))).toEqual({
    kind: 'odds',
    leagues: ['NFL', 'EPL'],
    sports: ['UFC'],
  });
  expect(planRun(due, at('18:15:00'))?.kind).toBe('full');
  expect(planRun(quiet({ sports: ['F1', 'Golf'] }), at('18:05:00'))).toBeUndefined();
});

const hasGolf = (due: Due, now: Date) => planRun(due, now)?.sports.includes('Golf');

test('golf is asked once an hour, and with every full refresh before a start', () => {
  expect(hasGolf(quiet(), at('18:15:00'))).toBe(false);
  expect(hasGolf(quiet(), at('18:45:00'))).toBe(true);
  expect(hasGolf(quiet({ golfStart: said('22:14:00') }), at('18:15:00'))).toBe(true);
  expect(hasGolf(quiet({ golfStart: said('22:16:00') }), at('18:15:00'))).toBe(false);
});

test('at 08:00 UTC golf and everything else are asked, once', () => {
  const early = { lastFull: said('07:55:00'), golfAsked: said('07:45:00') };
  expect(planRun(quiet(early), at('07:59:59'))).toBeUndefined();
  expect(hasGolf(quiet(early), at('08:00:00'))).toBe(true);
  const done = { lastFull: said('08:00:03'), golfAsked: said('08:00:05') };
  expect(planRun(quiet(done), at('08:05:00'))).toBeUndefined();
});

test('08:00 UTC is the same hour on both days on which the clocks change', () => {
  for (const day of ['2026-03-08', '2026-11-01']) {
    const early = {
      lastFull: at('07:55:00', day).toISOString(),
      golfAsked: at('07:45:00', day).toISOString(),
    };
    expect(planRun(quiet(early), at('07:59:00', day))).toBeUndefined();
    expect(hasGolf(quiet(early), at('08:00:00', day))).toBe(true);
  }
});

test('the next runs are at the next looks at which they are due', () => {
  expect(nextRuns(said('18:00:04'), at('18:02:00'))).toEqual({
    look: at('18:05:00'),
    full: at('18:15:00'),
    nightly: at('08:00:00', '2026-11-23'),
  });
  expect(nextRuns(said('17:00:04'), at('18:02:00')).full).toEqual(at('18:05:00'));
  expect(nextRuns(undefined, at('07:02:00'))).toEqual({
    look: at('07:05:00'),
    full: at('07:05:00'),
    nightly: at('08:00:00'),
  });
});

test('a full refresh comes when it is said to come', () => {
  for (const began of ['18:00:00', '18:00:59', '18:01:30', '18:03:20', '18:04:59']) {
    const due = quiet({ lastFull: said(began) });
    const { full } = nextRuns(said(began), at('18:05:00'));
    const before = new Date(full.getTime() - 300_000);
    expect(planRun(due, full)?.kind, began).toBe('full');
    expect(planRun(due, before), began).toBeUndefined();
  }
});
