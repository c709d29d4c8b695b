import { expect, test } from 'vitest';
import { latelyOf } from './latelyOf.ts';

const game = (gameTime: string, home: number, away: number, extra = 0) => ({
  gameTime,
  homeKey: 'KC',
  awayKey: 'BUF',
  home,
  away,
  extra,
});

test('results of seven days, the latest first, from each side', () => {
  const results = [
    game('2026-11-19T18:00:00Z', 1, 0),
    game('2026-11-22T18:00:00Z', 20, 17),
    game('2026-11-26T18:00:00Z', 20, 20, 1),
  ];
  const lately = latelyOf(results, '2026-11-27', (key) => key);
  expect(lately.get('BUF')).toEqual(['tied KC 20–20 (OT)', 'lost to KC 17–20']);
  expect(lately.get('KC')).toEqual(['tied BUF 20–20 (OT)', 'beat BUF 20–17']);
});
