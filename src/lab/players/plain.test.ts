import { expect, test } from 'vitest';
import { plainForecasts } from './plainForecasts.ts';
import { lastFive, seasonAverage } from './plainMeans.ts';
import { PlainSpread } from './plainSpread.ts';
import type { PlayerFileRow } from './types.ts';

test('a season average begins anew, at the last season where that counts', () => {
  const plain = seasonAverage(0);
  const begun = seasonAverage(2);
  expect(plain.mean('a', 2023)).toBeNaN();
  for (const one of [plain, begun]) {
    one.learn('a', 2023, 10);
    one.learn('a', 2023, 20);
  }
  expect([plain.mean('a', 2023), plain.mean('a', 2024), plain.mean('new', 2024)]).toEqual([
    15, 15, 10,
  ]);
  for (const one of [plain, begun]) one.learn('a', 2024, 30);
  expect([plain.mean('a', 2024), begun.mean('a', 2024)]).toEqual([30, 20]);
});

test('the last five games are of any season', () => {
  const five = lastFive();
  for (const value of [100, 1, 2, 3, 4, 5]) five.learn('a', 2023, value);
  expect([five.mean('a', 2024), five.mean('b', 2024)]).toEqual([3, 100]);
});

test('a spread is that of games with such a mean, never below the least', () => {
  const means = [...Array.from({ length: 400 }, () => 2), ...Array.from({ length: 400 }, () => 20)];
  const values = means.map((mean, index) => mean + (index % 2 ? 1 : -1) * (mean === 2 ? 2 : 9));
  const spread = new PlainSpread(means, values, 0);
  expect(spread.around(1)).toEqual([
    [0, 10],
    [3, 10],
  ]);
  expect(spread.around(25)).toEqual([
    [16, 10],
    [34, 10],
  ]);
});

test('a forecast knows only the games before it, and spreads of earlier seasons', () => {
  const row = (season: number, day: number, points: number): PlayerFileRow => ({
    season,
    date: `${season}-11-${String(day).padStart(2, '0')}`,
    game: `g${season}${day}`,
    team: 'BOS',
    playerId: 'a',
    player: 'A',
    stats: { points },
  });
  const rows = [row(2023, 1, 10), row(2023, 2, 14), row(2024, 1, 40), row(2024, 2, 50)];
  const forecasts = plainForecasts(rows, 'points', 2024);
  const middle = (index: number) => forecasts.said('season average', rows[index] as PlayerFileRow);
  expect(middle(0)).toBeUndefined();
  expect(middle(2)).toEqual([[16, 1]]);
  expect(middle(3)).toEqual([[44, 1]]);
  expect(forecasts.said('last five', rows[3] as PlayerFileRow)).toEqual([[25, 1]]);
});
