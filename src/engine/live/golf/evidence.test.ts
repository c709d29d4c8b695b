import { expect, test } from 'vitest';
import { posteriorOf } from './evidence.ts';
import type { GolferStanding } from './readState.ts';

const prior = { roundSd: 2, par: 0.5, difficultySd: 1.5 };
const player = (
  skill: number,
  sd: number,
  rounds: number[],
  thru = 0,
  toPar = 0,
): GolferStanding => ({
  id: `${skill}`,
  skill,
  sd,
  rounds,
  thru,
  toPar,
});

/** One player, one round: score = difficulty − skill + noise, three normals. */
test('one round of one player: the joint normal by hand', () => {
  const { difficulty, factor, players } = posteriorOf([player(1, 0.8, [-3])], prior);
  const variance = 1.5 ** 2 + 0.8 ** 2 + 2 ** 2;
  const surprise = -3 - (0.5 - 1);
  expect(difficulty[0]).toBeCloseTo(0.5 + (1.5 ** 2 / variance) * surprise, 10);
  expect(1 / (factor[0] ?? 0) ** 2).toBeCloseTo(1.5 ** 2 * (1 - 1.5 ** 2 / variance), 10);
  const { base, gains, sd } = players[0] ?? expect.fail();
  expect(base + (gains[0] ?? 0) * (difficulty[0] ?? 0)).toBeCloseTo(
    1 - (0.8 ** 2 / variance) * surprise,
    10,
  );
  expect(sd ** 2).toBeCloseTo((0.8 ** 2 * 4) / (0.8 ** 2 + 4), 10);
});

test('nine holes weigh half a round: twice the score per 18 holes, with twice the variance', () => {
  const { players, difficulty } = posteriorOf([player(0, 1, [], 9, -2)], prior);
  const variance = 1.5 ** 2 + 1 + 2 * 4;
  expect(difficulty[0]).toBeCloseTo(0.5 + (1.5 ** 2 / variance) * -4.5, 10);
  const { base, gains } = players[0] ?? expect.fail();
  expect(base + (gains[0] ?? 0) * (difficulty[0] ?? 0)).toBeCloseTo(4.5 / variance, 10);
});

test('before the first hole the published skills stand', () => {
  const { players, difficulty } = posteriorOf([player(1, 0.8, []), player(0, 0.5, [])], prior);
  expect(difficulty).toHaveLength(0);
  expect(players.map(({ base, sd }) => [base, sd])).toEqual([
    [1, 0.8],
    [0, 0.5],
  ]);
});

test('a whole field’s bad day is the course’s, one player’s bad day is his', () => {
  const field = Array.from({ length: 60 }, (_, at) => player(0, 0.8, [at === 0 ? 9 : 4]));
  const { players, difficulty } = posteriorOf(field, prior);
  const mean = (at: number): number => {
    const { base, gains } = players[at] ?? expect.fail();
    return base + (gains[0] ?? 0) * (difficulty[0] ?? 0);
  };
  expect(difficulty[0]).toBeCloseTo(4, 0);
  expect(Math.abs(mean(1))).toBeLessThan(0.1);
  expect(mean(0)).toBeCloseTo((-5 * 0.64) / (0.64 + 4), 1);
});
