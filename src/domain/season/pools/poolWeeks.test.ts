import { expect, test } from 'vitest';
import { firstTuesday } from './firstTuesday.ts';
import type { PoolGame } from './pool.ts';
import { poolWeeks, tuesdayOf } from './poolWeeks.ts';

const game = (number: number, day: string, home: number, away: number): PoolGame => ({
  game: number,
  home,
  away,
  neutral: false,
  day,
  homeWin: 0.5,
  draw: 0,
});

test('the first week begins on the Tuesday after Labor Day', () => {
  // Labor Day was September 2, 2024, September 1, 2025 and is September 7, 2026.
  expect([2024, 2025, 2026].map(firstTuesday)).toEqual(['2024-09-03', '2025-09-02', '2026-09-08']);
  expect([tuesdayOf('2026-11-24'), tuesdayOf('2026-11-30')]).toEqual(['2026-11-24', '2026-11-24']);
});

test('a week has its games from Tuesday to Monday, and one that was put off to a Tuesday', () => {
  // 2020: week 5 ended on Tuesday, October 13 (Titans and Bills); 2024: week 17 began on Wednesday, December 25.
  const weeks = poolWeeks(2020, [
    game(0, '2020-10-11', 2, 3),
    game(1, '2020-10-13', 0, 1),
    game(2, '2020-10-18', 0, 2),
    game(3, '2020-10-19', 1, 3),
  ]);
  expect(weeks.map(({ number, games }) => [number, games.map((one) => one.game)])).toEqual([
    [5, [0, 1]],
    [6, [2, 3]],
  ]);
  const [christmas] = poolWeeks(2024, [game(0, '2024-12-25', 0, 1), game(1, '2024-12-29', 2, 3)]);
  expect(christmas).toMatchObject({ number: 17, from: '2024-12-25', to: '2024-12-29' });
});
