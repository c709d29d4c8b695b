import { expect, test } from 'vitest';
import { isTonight } from './tonight.ts';

const game = (gameTime: string, timeKnown = true) => ({ gameTime, timeKnown });
const EVENING = '2026-11-22T23:00:00Z';

test('a night ends at 6 AM in the East, whatever the calendar says', () => {
  expect(isTonight(game('2026-11-23T03:00:00Z'), EVENING)).toBe(true);
  expect(isTonight(game('2026-11-23T10:59:00Z'), EVENING)).toBe(true);
  expect(isTonight(game('2026-11-23T11:00:00Z'), EVENING)).toBe(false);
  expect(isTonight(game('2026-11-23T03:00:00Z'), '2026-11-23T07:00:00Z')).toBe(true);
  expect(isTonight(game('2026-11-22T18:00:00Z'), '2026-11-22T12:00:00Z')).toBe(true);
});

test('of a game of which only the day is known, the day counts', () => {
  expect(isTonight(game('2026-11-22T05:00:00Z', false), EVENING)).toBe(true);
  expect(isTonight(game('2026-11-23T05:00:00Z', false), EVENING)).toBe(false);
});
