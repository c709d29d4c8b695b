import { expect, test } from 'vitest';
import type { PastPlayerGame } from './playedGame.ts';
import { saidRight } from './saidRight.ts';
import { seasonUse } from './usage.ts';

/** Twelve games, the newest first: he had 1, 2, … 12 points; 6 were said before each, from 3 to 9. */
const GAMES: readonly PastPlayerGame[] = Array.from({ length: 12 }, (_, at) => ({
  gameId: 12 - at,
  day: `2026-11-${String(12 - at).padStart(2, '0')}`,
  team: 'DEN',
  opponent: 'LAL',
  teamName: 'Denver Nuggets',
  opponentName: 'Lakers',
  home: true,
  started: at % 2 === 0,
  stats: { points: 12 - at, minutes: 30 + at },
  said: { points: [6, 2, 3, 6, 9, 10] as const },
}));

test('counts games from floor to ceiling, both included, and how far the mean was off', () => {
  const held = saidRight(GAMES, 'points', 'NBA');
  expect(held).toMatchObject({ games: 12, within: 7 / 12 });
  // 5 4 3 2 1 0 1 2 3 4 5 6
  expect(held?.error).toBe(36 / 12);
  expect(held).not.toHaveProperty('besideAverage');
});

test('an average is one of three earlier games of the same season, and beside ours on the same games', () => {
  const more = GAMES.map((game) => ({
    ...game,
    gameId: game.gameId + 100,
    day: game.day.replace('-11-', '-12-'),
  }));
  const held = saidRight([...more, ...GAMES], 'points', 'NBA');
  expect(held?.besideAverage?.games).toBe(21);
  const before = GAMES.map((game) => ({ ...game, day: game.day.replace('2026-11', '2026-03') }));
  expect(saidRight([...more, ...before], 'points', 'NBA')?.besideAverage?.games).toBe(18);
});

test('says nothing of fewer than ten games, or of what was not said', () => {
  expect(saidRight(GAMES.slice(0, 9), 'points', 'NBA')).toBeUndefined();
  expect(saidRight(GAMES, 'minutes', 'NBA')).toBeUndefined();
});

test('use is that of the last five games beside the season of the last one', () => {
  const earlier = GAMES.map((game) => ({ ...game, day: game.day.replace('2026', '2025') }));
  expect(seasonUse([...GAMES, ...earlier], 'NBA')).toEqual({
    games: 12,
    started: 6,
    usage: [{ stat: 'minutes', lately: 32, season: 35.5 }],
  });
  expect(seasonUse([], 'NBA')).toBeUndefined();
});
