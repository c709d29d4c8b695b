import { expect, test } from 'vitest';
import { refreshTime } from './refreshTime.ts';

test('predictions refresh daily at 3:00 AM EST, which is 08:00 UTC', () => {
  expect(refreshTime('2026-11-21T12:00:00Z')).toBe('3:00 AM EST');
  expect(refreshTime('2026-11-21T08:00:00Z')).toBe('3:00 AM EST');
  expect(refreshTime('2026-11-21T08:00:00.001Z')).toBe('3:00 AM EST');
});

test('in summer the zone is right for the date', () => {
  expect(refreshTime('2025-06-19T12:00:00Z')).toBe('4:00 AM EDT');
});

test('the zone is that of the next refresh, not of now', () => {
  expect(refreshTime('2026-11-01T04:00:00Z')).toBe('3:00 AM EST');
});
