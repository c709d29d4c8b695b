import { expect, test } from 'vitest';
import { pickedGameNames, picksIn, picksText } from './pickAddress.ts';

const TEAMS = [
  { number: 0, abbreviation: 'BUF' },
  { number: 1, abbreviation: 'KC' },
];
const GAMES = [
  { game: 4, home: 0, away: 1, gameTime: '2026-12-06T18:00:00Z' },
  { game: 5, home: 0, away: 1, gameTime: '2026-12-07T01:00:00Z' },
  { game: 9, home: 1, away: 0, gameTime: '2026-12-13T18:00:00Z' },
];

test('an address names a game by its sides and Eastern day, the second of a day apart', () => {
  const names = pickedGameNames(GAMES, TEAMS);
  expect([...names.values()]).toEqual(['kc-buf-1206', 'kc-buf-1206-2', 'buf-kc-1213']);
  const picks = [
    { game: 5, result: 'home' },
    { game: 9, result: 'away' },
  ] as const;
  expect(picksText(picks, names)).toBe('kc-buf-1206-2.h,buf-kc-1213.a');
  expect(picksIn(picksText(picks, names), names)).toEqual({ picks, gone: 0 });
});

test('a draw in the address is a pick; whether the game can be drawn, its form decides', () => {
  const names = pickedGameNames(GAMES, TEAMS);
  expect(picksIn('buf-kc-1213.d', names)).toEqual({
    picks: [{ game: 9, result: 'draw' }],
    gone: 0,
  });
});

test('what is not listed any more or cannot be read is counted, and a game is set once', () => {
  const names = pickedGameNames(GAMES, TEAMS);
  expect(picksIn('kc-buf-1129.h,buf-kc-1213.x,kc-buf-1206.h,kc-buf-1206.d', names)).toEqual({
    picks: [{ game: 4, result: 'draw' }],
    gone: 2,
  });
  expect(picksIn('', names)).toEqual({ picks: [], gone: 0 });
});
