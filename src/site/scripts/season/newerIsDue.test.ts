import { expect, test } from 'vitest';
import { newerIsDue } from './newerIsDue.ts';

const at = (time: string): Date => new Date(`2026-11-${time}-05:00`);
const LONG_AGO = 0;

test('a page asks for newer odds from half past five in New York on, the day after its own', () => {
  expect(newerIsDue('2026-11-27', LONG_AGO, at('27T23:00:00'))).toBe(false);
  expect(newerIsDue('2026-11-27', LONG_AGO, at('28T05:29:00'))).toBe(false);
  expect(newerIsDue('2026-11-27', LONG_AGO, at('28T05:30:00'))).toBe(true);
  expect(newerIsDue('2026-11-28', LONG_AGO, at('28T12:00:00'))).toBe(false);
});

test('it asks every ten minutes at most', () => {
  const now = at('28T12:00:00');
  expect(newerIsDue('2026-11-27', now.getTime() - 599_999, now)).toBe(false);
  expect(newerIsDue('2026-11-27', now.getTime() - 600_000, now)).toBe(true);
});
