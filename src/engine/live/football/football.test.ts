/** The rest of a football game, at the level of what a reader sees. */
import { expect, test } from 'vitest';
import type { FootballState } from '#domain/live/gameState.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { EXAMPLE_INPUTS } from '../../exampleInputs.fixture.ts';
import { homeWinOf, jointMean } from '../../joint/joint.fixture.ts';
import { footballLive as football } from './football.ts';

const game = football.begin('NFL', EXAMPLE_INPUTS.football);
const college = football.begin('NCAAF', EXAMPLE_INPUTS.football);

const KICK: FootballState = { sport: 'football', home: 0, away: 0, period: 1, secondsLeft: 900 };
const at = (change: Partial<FootballState>): FootballState => ({ ...KICK, ...change });
const win = (change: Partial<FootballState>): number => homeWinOf(game.after(at(change)));
const total = (change: Partial<FootballState>): number =>
  jointMean(game.after(at(change)), (home, away) => home + away);

test('at the start it is the published table itself', () => {
  expect(game.after(KICK)).toBe(game.start);
  expect(game.after(at({ possession: 'away' }))).toBe(game.start);
});

test('soon after the start hardly anything has changed', () => {
  const said = win({
    secondsLeft: 890,
    possession: 'home',
    down: 1,
    distance: 10,
    yardsToGoal: 75,
  });
  expect(Math.abs(said - homeWinOf(game.start))).toBeLessThan(0.04);
  expect(
    Math.abs(total({ secondsLeft: 880 }) - jointMean(game.start, (h, a) => h + a)),
  ).toBeLessThan(1);
});

test('at the end all weight is on the score; a level game goes on', () => {
  const { size, weights } = game.after(at({ home: 20, away: 17, period: 4, secondsLeft: 0 }));
  expect(weights[20 * size + 17]).toBe(1);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(1);
  const level = { home: 20, away: 20, period: 4, secondsLeft: 0 };
  expect(win(level)).toBeGreaterThan(0.4);
  expect(win(level)).toBeLessThan(0.7);
  const lost = game.after(at({ home: 23, away: 20, period: 5, secondsLeft: 0 }));
  expect(homeWinOf(lost)).toBe(1);
});

test.each([1, 2, 3, 4])('a touchdown helps, and so does field, in quarter %i', (period) => {
  const state = { period, secondsLeft: 500, possession: 'home', down: 1, distance: 10 } as const;
  const here = win({ ...state, yardsToGoal: 60 });
  expect(win({ ...state, yardsToGoal: 60, home: 7 })).toBeGreaterThan(here + 0.1);
  expect(win({ ...state, yardsToGoal: 60, away: 7 })).toBeLessThan(here - 0.1);
  expect(win({ ...state, yardsToGoal: 10 })).toBeGreaterThan(here);
  expect(win({ ...state, yardsToGoal: 60, down: 4 })).toBeLessThan(here);
  expect(win({ ...state, yardsToGoal: 60, possession: 'away' })).toBeLessThan(here);
});

test('a leader with the ball and a minute to go kneels', () => {
  const state = { home: 20, away: 17, period: 4, secondsLeft: 40, down: 1, distance: 10 } as const;
  expect(win({ ...state, possession: 'home', yardsToGoal: 50 })).toBeGreaterThan(0.98);
  const behind = win({ ...state, possession: 'away', yardsToGoal: 30 });
  expect(behind).toBeGreaterThan(0.5);
  expect(behind).toBeLessThan(0.9);
});

test('no points are lost, and impossible scores do not come up', () => {
  const { size, weights } = game.after(at({ home: 13, away: 10, period: 3, secondsLeft: 300 }));
  weights.forEach((weight, cell) => {
    if (Math.floor(cell / size) < 13 || cell % size < 10) expect(weight).toBe(0);
    if (Math.floor(cell / size) === 14 || cell % size === 11) expect(weight).toBe(0);
  });
});

test.each<Partial<FootballState>>([
  { period: 2, secondsLeft: 0, possession: 'home', down: 2 },
  { period: 3, secondsLeft: 900 },
  { period: 1, secondsLeft: 0, home: 3 },
  { period: 4, secondsLeft: 3, away: 55, home: 3 },
  { period: 2, secondsLeft: 400, possession: 'home', yardsToGoal: 15, home: 6 },
  { period: 5, secondsLeft: 600, home: 20, away: 20 },
  { period: 5, secondsLeft: 300, home: 23, away: 20, possession: 'away', down: 1 },
  { period: 6, secondsLeft: 900, home: 20, away: 20 },
  { period: 2, secondsLeft: 100, home: 0, away: 62 },
  { period: 3, secondsLeft: 100, home: 100, away: 0 },
])('a state a feed can tell has a table: %j', (change) => {
  for (const one of [game, college]) {
    const { weights, size } = one.after(at(change));
    const sum = weights.reduce((all, weight) => all + weight, 0);
    expect(size).toBe(game.start.size);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(weights.every((weight) => weight >= 0)).toBe(true);
  }
});

test('an overtime without a clock goes on for a side behind', () => {
  const state = at({ period: 5, secondsLeft: 0, home: 31, away: 28 });
  const said = homeWinOf(college.after({ ...state, possession: 'away', down: 1, yardsToGoal: 25 }));
  expect(said).toBeGreaterThan(0.3);
  expect(said).toBeLessThan(0.8);
});

test.each<[string, object]>([
  ['home', { home: -1 }],
  ['away', { away: 2.5 }],
  ['period', { period: 0 }],
  ['secondsLeft', { secondsLeft: 901 }],
  ['possession', { possession: 'both' }],
  ['down', { down: 5 }],
  ['distance', { distance: -3 }],
  ['yardsToGoal', { yardsToGoal: 101 }],
  ['homeTimeouts', { homeTimeouts: 4 }],
  ['awayTimeouts', { awayTimeouts: Number.NaN }],
])('a bad %s is refused by name', (field, change) => {
  const call = () => game.after(at(change));
  expect(call).toThrow(InputError);
  expect(call).toThrow(field);
});
