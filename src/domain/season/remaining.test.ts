import { expect, test } from 'vitest';
import { OUTSIDE } from './outside.ts';
import { remainingSchedules } from './remaining.ts';

type SeasonLeft = Parameters<typeof remainingSchedules>[0];

/** Four teams of ratings +6, 0, −2 and −4 (mean 0), home advantage 2, and one outside of the table. */
const season: SeasonLeft = {
  day: '2026-12-29',
  teams: ['A', 'B', 'C', 'D', OUTSIDE],
  left: {
    home: [1, 0, 2, 3, 1],
    away: [0, 2, 1, 0, 4],
    days: [4, -1, 2, 9, 2],
    neutral: [0, 0, 1, 0, 0],
    homeWin: [0.3, 0.8, 0.45, 0.2, 0.99],
    draw: [0, 0, 0.1, 0, 0],
    published: [1, 0, 0, 0, 0],
  },
  strengths: { home: 2, ratings: [6, 0, -2, -4, 0] },
};

test('a team’s games left by day, its chance in each, and how hard they are', () => {
  const [a, b] = remainingSchedules(season);
  expect(
    a?.games.map(({ day, opponent, place, win, difficulty }) => [
      day,
      opponent,
      place,
      win,
      difficulty,
    ]),
  ).toEqual([
    ['2027-01-02', 1, 'away', 0.7, 2],
    ['2027-01-07', 3, 'away', 0.8, -2],
    [undefined, 2, 'home', 0.8, -4],
  ]);
  expect(a?.games[0]).toMatchObject({ game: 0, published: true });
  const [outside, neutral] = b?.games ?? [];
  expect([outside, neutral].map((game) => game?.opponent).toSorted()).toEqual([2, 4]);
  const against = b?.games.find(({ opponent }) => opponent === 4);
  expect(against).not.toHaveProperty('difficulty');
  const inNeutral = b?.games.find(({ opponent }) => opponent === 2);
  expect(inNeutral).toMatchObject({ place: 'neutral', difficulty: -2, draw: 0.1 });
  expect(inNeutral?.win).toBeCloseTo(0.45);
});

test('schedules are ranked from the hardest, and the hardest and easiest quarters of games are named', () => {
  const all = remainingSchedules(season);
  expect(all.map(({ rank }) => rank)).toEqual([4, 3, 1, 1, undefined]);
  expect(all[0]?.mean).toBeCloseTo((2 - 2 - 4) / 3);
  expect(all.every(({ of }) => of === 4)).toBe(true);
  expect(all[4]?.games).toEqual([]);
  const levels = all.flatMap(({ games }) =>
    games.map(({ difficulty, level }) => `${difficulty} ${level ?? ''}`.trim()),
  );
  expect(levels.filter((each) => each.endsWith('hard')).toSorted()).toEqual([
    '4 hard',
    '4 hard',
    '8 hard',
  ]);
  expect(levels).toContain('-4 easy');
});

test('soccer’s difficulty is in goals', () => {
  const strengths = { home: 0.4, ratings: [0.6, 0, -0.2, -0.4, 0], goals: { mean: 1.4 } };
  const [, b] = remainingSchedules({ ...season, strengths });
  const game = b?.games.find(({ opponent }) => opponent === 0);
  expect(game?.difficulty).toBeCloseTo(1.4 * (Math.exp(0.1) - Math.exp(-0.1)), 10);
});

test('without games left nothing is ranked', () => {
  const none = { home: [], away: [], days: [], neutral: [], homeWin: [], draw: [], published: [] };
  const all = remainingSchedules({ ...season, left: none });
  expect(all[0]).toEqual({ games: [], of: 0 });
});
