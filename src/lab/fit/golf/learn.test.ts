import { expect, test } from 'vitest';
import { arriveField, expectedStrokes } from '#engine/golf/advance.ts';
import { params } from '#engine/golf/params.fixture.ts';
import type { GolfParams } from '#engine/golf/params.ts';
import { passTime } from '#engine/golf/passTime.ts';
import { type GolfRatingsState, newState, playerVariance, ratingOf } from '#engine/golf/ratings.ts';
import type { Leaderboard } from './leaderboard.ts';
import { learnGolf } from './learn.ts';

const KEYS = Array.from({ length: 30 }, (_, at) => `p${at}`);

const boardOf = (day: number, rounds: (at: number) => readonly (number | undefined)[]) =>
  ({ day, players: KEYS.map((key, at) => ({ key, rounds: rounds(at) })) }) satisfies Leaderboard;

function after(board: Leaderboard, of: GolfParams = params): GolfRatingsState {
  const state = newState();
  learnGolf(state, of, board, arriveField(state, of, KEYS, board.day));
  return state;
}

const rated = (state: GolfRatingsState, key: string) => state.players.get(key) ?? expect.fail();

test('lower scores make a better rating, and every score narrows it', () => {
  const state = after(boardOf(100, (at) => [at % 7, (at % 7) - 1]));
  expect(ratingOf(rated(state, 'p0'))).toBeGreaterThan(ratingOf(rated(state, 'p6')));
  expect(playerVariance(rated(state, 'p0'))).toBeLessThan(params.firstVariance);
  expect(state.events).toBe(1);
});

test("a round's difficulty teaches nothing", () => {
  const easy = after(boardOf(100, (at) => [(at % 5) - 6, at % 4]));
  const hard = after(boardOf(100, (at) => [(at % 5) + 6, (at % 4) + 3]));
  for (const key of KEYS) {
    expect(ratingOf(rated(easy, key))).toBeCloseTo(ratingOf(rated(hard, key)), 9);
  }
});

test('rounds that too few played and rounds not played are passed over', () => {
  const state = after(boardOf(100, (at) => [at % 3, undefined, at < 5 ? -9 : undefined]));
  expect(ratingOf(rated(state, 'p0'))).toBeCloseTo(ratingOf(rated(state, 'p6')), 9);
});

test('after the cut survivors are measured against each other', () => {
  const state = after(boardOf(100, (at) => (at < 15 ? [-3, -3, 0, 0] : [3, 3])));
  const once = after(boardOf(100, (at) => (at < 15 ? [-3, -3] : [3, 3])));
  expect(ratingOf(rated(state, 'p0'))).toBeCloseTo(ratingOf(rated(once, 'p0')), 9);
});

test('time: form fades, uncertainty grows, a longer gap than the longest says no more', () => {
  const state = after(boardOf(100, (at) => [at < 5 ? -6 : 1, at < 5 ? -6 : 1]));
  const before = { ...rated(state, 'p0') };
  const later = { ...before };
  passTime(later, params, 160);
  expect(later.form).toBeCloseTo(before.form * Math.exp(-60 / params.formDays), 9);
  expect(later.skill).toBe(before.skill);
  expect(playerVariance(later)).toBeGreaterThan(playerVariance(before));
  const [long, longer] = [{ ...before }, { ...before }];
  passTime(long, params, 100 + 400);
  passTime(longer, params, 100 + 4000);
  expect(playerVariance(longer)).toBe(playerVariance(long));
  passTime(later, params, 10);
  expect(later.day).toBe(160);
});

test('a lay-off costs strokes in the next event alone', () => {
  const state = after(boardOf(100, () => [0, 0]));
  const [rusty] = arriveField(structuredClone(state), params, ['p0'], 400);
  const [fresh] = arriveField(state, params, ['p1'], 107);
  if (!rusty || !fresh) expect.fail();
  expect(rusty.handicap).toBeGreaterThan(fresh.handicap);
  expect(expectedStrokes(rusty)).toBe(ratingOf(rusty.player) - rusty.handicap);
});

test('newcomers start lower, in better fields higher', () => {
  const state = after(boardOf(100, () => [0, 0]));
  state.events = 50;
  const start = (lift: number) => {
    const lifted = structuredClone(state);
    for (const player of lifted.players.values()) player.skill += lift;
    const [newcomer] = arriveField(lifted, params, ['new', ...KEYS], 107);
    return newcomer ? ratingOf(newcomer.player) : expect.fail();
  };
  expect(start(0)).toBeLessThan(0);
  expect(start(1) - start(0)).toBeCloseTo(params.newcomerField, 9);
});
