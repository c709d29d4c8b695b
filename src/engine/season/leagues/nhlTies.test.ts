import { expect, test } from 'vitest';
import { breakTie } from '../order/rank.ts';
import { type MadeGroups, madeSeason } from './madeSeason.fixture.ts';
import { nhlStandings } from './nhlStandings.ts';
import { nhlTies } from './nhlTies.ts';
import { pointsAmongTied } from './pointsAmongTied.ts';

const GROUPS: MadeGroups = { Eastern: { Atlantic: ['A', 'B', 'C', 'X'] } };

function season(results: string) {
  const made = madeSeason(GROUPS, results, { league: 'NHL' });
  const standings = nhlStandings(made.inputs.teams.length);
  standings.read(made.run);
  return { ...made, standings };
}

/** The tied teams in order. */
function order(tied: string, results: string, of = 2026): string {
  const { run, numbers, names, standings } = season(results);
  return names(breakTie(run, numbers(tied), nhlTies(standings, of)));
}

test('points: two a win, one for a loss beyond regulation', () => {
  const { standings } = season('A 3 X 2, X 3 A 2 OT, A 3 X 2 SO, X 3 A 0, X 2 A 1 SO');
  expect(standings.points[0]).toBe(6);
  expect(standings.regulationWins[0]).toBe(1);
  expect(standings.winsWithoutShootOut[0]).toBe(1);
  expect(standings.share(0)).toBe(6 / 5);
  expect([standings.regulationWins[3], standings.winsWithoutShootOut[3]]).toEqual([1, 2]);
});

test('wins in regulation come first since 2019–20, before that all but those by shoot-out', () => {
  // A: two wins in regulation, one by shoot-out. B: one in regulation, two in overtime.
  const results = 'A 3 X 2, A 3 X 2, A 3 X 2 SO, B 3 X 2, B 3 X 2 OT, B 3 X 2 OT';
  expect(order('B A', results)).toBe('A B');
  expect(order('A B', results, 2019)).toBe('B A');
});

test('wins of any kind come after both, since 2019–20', () => {
  const results = 'A 3 X 2, B 3 X 2, B 3 X 2 SO, X 9 A 1';
  expect(order('A B', results)).toBe('B A');
});

test('until 2018–19 wins by shoot-out did not count at all: games among the tied came next', () => {
  const results = 'A 3 B 2, B 2 A 3, B 3 X 2, B 3 X 2, B 3 X 2 SO, X 9 A 1';
  expect(order('B A', results, 2019)).toBe('A B');
});

test('an odd number of games: the first one in the city with one more does not count', () => {
  // B won the first game at home and lost the second there; A won at home. Without B's first home game A has won both.
  const { run, numbers } = season('B 3 A 2, A 3 B 2, B 1 A 2');
  expect(pointsAmongTied(run, numbers('A B'))).toEqual([1, 0]);
});

test('an even number of games counts whole, though one had three at home', () => {
  const { run, numbers } = season('B 3 A 2, B 3 A 2, B 1 A 2, A 1 B 2 OT');
  expect(pointsAmongTied(run, numbers('A B'))).toEqual([3 / 8, 6 / 8]);
});

test('three tied: the share of points, without each pair’s odd game', () => {
  // A and B met three times, twice at A: the first there is left out. A and C, B and C met twice.
  const results = 'A 1 B 2, A 2 B 1, B 1 A 2, A 2 C 1, C 2 A 1, B 1 C 2, C 2 B 1 OT';
  const { run, numbers } = season(results);
  expect(pointsAmongTied(run, numbers('A B C'))).toEqual([6 / 8, 1 / 8, 6 / 8]);
});

test('a single game is an odd one', () => {
  const { run, numbers } = season('A 3 B 2');
  expect(pointsAmongTied(run, numbers('A B'))).toBeUndefined();
});

test('a tied team that met none of the others: the criterion does not apply', () => {
  const { run, numbers } = season('A 3 B 2, C 3 X 2');
  expect(pointsAmongTied(run, numbers('A B C'))).toBeUndefined();
});

test('goal difference, then goals', () => {
  expect(order('A B', 'A 3 X 2, B 4 X 2')).toBe('B A');
  expect(order('A B', 'A 3 X 2, B 4 X 3')).toBe('B A');
});
