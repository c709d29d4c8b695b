import { expect, test } from 'vitest';
import { feedDays, slateWindow } from './window.ts';

const now = new Date('2026-11-20T17:00:00Z');

test('a feed is asked for three days back and a week ahead, college basketball for two days', () => {
  expect(feedDays('NFL', now)).toEqual({ from: '2026-11-17', to: '2026-11-27' });
  expect(feedDays('NCAAB', now)).toEqual({ from: '2026-11-17', to: '2026-11-22' });
});

test('after an outage every day since the last answer is asked for, a month at most', () => {
  const after = (lastRun: string) => feedDays('NFL', now, new Date(lastRun)).from;
  expect(after('2026-11-20T16:45:00Z')).toBe('2026-11-17');
  expect(after('2026-11-10T16:45:00Z')).toBe('2026-11-10');
  expect(after('2026-05-01T16:45:00Z')).toBe('2026-10-21');
});

test('days behind yesterday are asked for once an hour', () => {
  const after = (answered: string) => feedDays('NFL', now, new Date(answered)).from;
  expect(after('2026-11-20T17:00:00Z')).toBe('2026-11-19');
  expect(after('2026-11-20T16:59:00Z')).toBe('2026-11-17');
});

test('days are those of New York: late in the evening it is still today', () => {
  expect(feedDays('NFL', new Date('2026-11-21T04:30:00Z')).from).toBe('2026-11-17');
});

test('a slate of real games goes back three days, a sample slate begins today', () => {
  expect(slateWindow(now, false).from.toISOString()).toBe('2026-11-17T05:00:00.000Z');
  expect(slateWindow(now, true).from.toISOString()).toBe('2026-11-20T05:00:00.000Z');
  expect(slateWindow(now, true).to.toISOString()).toBe('2026-11-28T05:00:00.000Z');
});
