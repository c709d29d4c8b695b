import { expect, test } from 'vitest';
import { initialRatings } from '../fitted.ts';
import { gameSituation } from './stakes.ts';
import { average, type GoalsInWork, newClub, thawGoals } from './work.ts';

const CLUBS = 20;

/** A table before a round: points of the clubs A to T, best first, after the given number of games. */
function tableOf(points: readonly number[], games: number): GoalsInWork {
  const ratings = initialRatings('EPL');
  if (ratings.kind !== 'goals') throw new Error('EPL is a goal league');
  const state = { ...thawGoals(ratings), clubsBefore: CLUBS, teams: {} as GoalsInWork['teams'] };
  for (const [index, seasonPoints] of points.entries()) {
    const club = newClub(state, { lines: average(0.1), results: average(0.1) });
    state.teams[nameOf(index)] = { ...club, seasonGames: games, seasonPoints };
  }
  return state;
}

const nameOf = (index: number): string => String.fromCharCode(65 + index);
const club = (state: GoalsInWork, name: string) => {
  const found = state.teams[name];
  if (!found) throw new Error(`No club ${name}`);
  return found;
};
const between = (state: GoalsInWork, home: string, away: string) =>
  gameSituation(state, club(state, home), club(state, away));

/** 80, 77, 74 … 23 points: every club three points from the next. */
const even = Array.from({ length: CLUBS }, (_, index) => 80 - 3 * index);

test('in the last round a club at the line of relegation has more at stake than one in the middle', () => {
  const level = even.map((points, index) => (index === 17 ? 32 : points));
  const state = tableOf(level, 37);
  const situation = between(state, 'Q', 'K');
  expect(situation.stakes).toBeGreaterThan(0.5);
  expect(situation.lateness).toBe(1);
});

test('home and away swap', () => {
  const state = tableOf(even, 36);
  expect(between(state, 'Q', 'K').stakes).toBeCloseTo(-between(state, 'K', 'Q').stakes, 12);
});

test('a champion long decided plays for nothing', () => {
  const state = tableOf([100, ...even.slice(1)], 37);
  expect(Math.abs(between(state, 'A', 'K').stakes)).toBeLessThan(0.05);
});

test('at the start of a season every game is worth about the same', () => {
  const state = tableOf(new Array<number>(CLUBS).fill(0), 0);
  const situation = between(state, 'A', 'T');
  expect(situation.stakes).toBe(0);
  expect(situation.lateness).toBeCloseTo(1 / 38, 12);
});

test('nothing is said of MLS, nor before a full season is known', () => {
  const state = tableOf(even, 37);
  const none = { stakes: 0, lateness: 0 };
  expect(between({ ...state, league: 'MLS' }, 'Q', 'K')).toEqual(none);
  expect(between({ ...state, clubsBefore: 0 }, 'Q', 'K')).toEqual(none);
});

test('more games than a season has are no error', () => {
  const { stakes, lateness } = between(tableOf(even, 45), 'Q', 'K');
  expect(Number.isFinite(stakes)).toBe(true);
  expect(lateness).toBe(1);
});
