import { expect, test } from 'vitest';
import { dayWord, gamesByDay } from './gameDays.ts';

test('games come by Eastern day, the earliest first, each day in the order of the list', () => {
  const late = { id: 1, gameTime: '2026-11-23T04:30:00Z' };
  const evening = { id: 2, gameTime: '2026-11-22T23:00:00Z' };
  const next = { id: 3, gameTime: '2026-11-23T05:00:00Z' };
  const first = { id: 4, gameTime: '2026-11-21T20:00:00Z' };
  expect(gamesByDay([next, late, evening, first])).toEqual([
    { date: '2026-11-21', games: [first] },
    { date: '2026-11-22', games: [late, evening] },
    { date: '2026-11-23', games: [next] },
  ]);
  expect(gamesByDay([])).toEqual([]);
});

test('a day is named as a reader in New York names it', () => {
  const now = new Date('2026-11-22T04:30:00Z');
  expect(dayWord('2026-11-20', now)).toBe('Friday');
  expect(dayWord('2026-11-21', now)).toBe('Today');
  expect(dayWord('2026-11-22', now)).toBe('Tomorrow');
  expect(dayWord('2026-11-23', now)).toBe('Monday');
});
