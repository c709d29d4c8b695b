import { expect, test } from 'vitest';
import { cardTime, easternInstant } from '#domain/time/time.ts';
import { kickoff } from './kickoff.ts';

test('Eastern wall times on both sides of the clock changes', () => {
  expect(easternInstant('2026-03-07', '20:00')).toBe('2026-03-08T01:00:00.000Z');
  expect(easternInstant('2026-03-08', '20:00')).toBe('2026-03-09T00:00:00.000Z');
  expect(easternInstant('2026-10-31', '20:00')).toBe('2026-11-01T00:00:00.000Z');
  expect(easternInstant('2026-11-01', '09:30')).toBe('2026-11-01T14:30:00.000Z');
});

test('western games start late, European ones earlier at the weekend', () => {
  const shown = (gameTime: string) =>
    cardTime({ gameTime, timeKnown: true }, '2026-11-20T12:00:00Z');
  expect(shown(kickoff('NBA', '2026-11-20', 0, false))).toBe('Today 8:00 PM EST');
  expect(shown(kickoff('NBA', '2026-11-20', 0, true))).toBe('Today 10:30 PM EST');
  expect(shown(kickoff('EPL', '2026-11-20', 0, false))).toBe('Today 3:00 PM EST');
  expect(shown(kickoff('EPL', '2026-11-21', 1, false))).toBe('Tomorrow 10:00 AM EST');
});
