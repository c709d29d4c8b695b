import type { PlayerNow } from './playerNow.ts';

/** How often each value from a first one on came up: a hill around the middle. */
const hill = (from: number, counts: readonly number[]) => ({ from, counts });

/** A player with a game ahead, who may not play in it, a last final and news. */
export const EXAMPLE_PLAYER: PlayerNow = {
  league: 'NBA',
  playerId: '3112335',
  name: 'Nikola Jokić',
  position: 'C',
  team: 'Nuggets',
  status: 'Questionable',
  next: {
    gameId: 11,
    gameTime: '2026-11-22T01:30:00.000Z',
    timeKnown: true,
    status: 'scheduled',
    home: 'Lakers',
    away: 'Nuggets',
    neutral: false,
    sample: false,
    asOf: '2026-11-21T13:00:00.000Z',
    line: {
      playerId: '3112335',
      name: 'Nikola Jokić',
      side: 'away',
      position: 'C',
      plays: 0.62,
      status: 'Questionable',
      stats: {
        minutes: hill(30, [1, 2, 3, 2, 1]),
        points: hill(20, [1, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 1]),
        rebounds: hill(8, [2, 1, 1, 0, 2, 2, 2]),
        assists: hill(6, [2, 2, 1, 2, 3]),
      },
    },
  },
  last: {
    gameId: 9,
    gameTime: '2026-11-20T02:00:00.000Z',
    home: 'Nuggets',
    away: 'Kings',
    neutral: false,
    sample: false,
    stats: { minutes: 35, points: 31, rebounds: 12, assists: 9 },
    said: { points: [28.44, 17, 22, 28, 35, 40], rebounds: [12.1, 7, 9, 12, 15, 18] },
  },
  news: {
    id: 5,
    status: 'Questionable',
    before: null,
    toldAt: '2026-11-21T12:40:00.000Z',
  },
};
