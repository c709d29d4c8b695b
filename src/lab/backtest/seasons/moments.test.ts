import { expect, test } from 'vitest';
import { morningsOf } from './moments.ts';

test('the mornings after a quarter, half and three quarters of the games, and seven days before the end', () => {
  const dates = Array.from(
    { length: 20 },
    (_, day) => `2024-10-${String(day + 1).padStart(2, '0')}`,
  );
  expect([...morningsOf(dates)]).toEqual([
    ['start', '2024-10-01'],
    ['quarter', '2024-10-06'],
    ['half', '2024-10-11'],
    ['three quarters', '2024-10-16'],
    ['last week', '2024-10-14'],
  ]);
});

test('a morning is never within a day of games', () => {
  const dates = [
    '2024-09-01',
    '2024-09-08',
    '2024-09-08',
    '2024-09-08',
    '2024-09-15',
    '2024-09-22',
  ];
  expect(morningsOf(dates).get('quarter')).toBe('2024-09-15');
  expect(morningsOf(dates).get('half')).toBe('2024-09-15');
});

test('without games there is no morning', () => {
  expect(morningsOf([]).size).toBe(0);
});
