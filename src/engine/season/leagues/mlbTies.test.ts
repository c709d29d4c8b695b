import { expect, test } from 'vitest';
import { crossTable } from '../order/crossTable.ts';
import { breakTie } from '../order/rank.ts';
import { seasonGroups } from './groups.ts';
import { type MadeGroups, madeSeason } from './madeSeason.fixture.ts';
import { mlbTies } from './mlbTies.ts';

const GROUPS: MadeGroups = {
  AL: { East: ['A', 'B', 'C'], Central: ['D', 'E'], West: ['F'] },
  NL: { East: ['K'] },
};

/** The tied teams in order. */
function order(tied: string, results: string, byResultsAlone = true): string {
  const { inputs, run, numbers, names } = madeSeason(GROUPS, results, { league: 'MLB' });
  const table = crossTable(inputs.teams.length);
  table.read(run);
  return names(breakTie(run, numbers(tied), mlbTies(table, seasonGroups(inputs), byResultsAlone)));
}

const EVEN = 'A 2 D 1, D 2 A 1';

test('two teams: games against each other come before those in the division', () => {
  expect(order('A D', 'D 2 A 1, A 2 B 1, E 2 D 1')).toBe('D A');
});

test('two teams even against each other: the record in their own divisions', () => {
  expect(order('A D', `${EVEN}, B 2 A 1, D 2 E 1, A 9 F 1, F 9 D 1`)).toBe('D A');
});

test('then against other divisions of the league, without the other league', () => {
  const even = `${EVEN}, A 2 B 1, D 2 E 1`;
  expect(order('A D', `${even}, F 2 A 1, D 2 F 1, A 2 K 1, A 2 K 1, K 2 D 1`)).toBe('D A');
});

test('an AL East and an NL East are two divisions', () => {
  expect(order('A D', `${EVEN}, A 2 B 1, D 2 E 1, K 2 A 1, K 2 A 1, F 2 D 1, A 2 F 1`)).toBe('A D');
});

test('then the last half of games within the league', () => {
  // Both: even with each other, 1-1 in the division, 1-1 against F. The last half of A is two wins and a loss, of D the reverse.
  const first = 'B 2 A 1, F 2 A 1, D 2 E 1, D 2 F 1';
  expect(order('A D', `${first}, ${EVEN}, A 2 B 1, A 2 F 1, E 2 D 1, F 2 D 1`)).toBe('A D');
  const other = 'A 2 B 1, A 2 F 1, E 2 D 1, F 2 D 1';
  expect(order('A D', `${other}, ${EVEN}, B 2 A 1, F 2 A 1, D 2 E 1, D 2 F 1`)).toBe('D A');
});

test('a level last half is lengthened by one game at a time, those among the tied left out', () => {
  const before = 'F 2 A 1, D 2 F 1, A 2 F 1, F 2 D 1';
  // Each won two of the last four. The games before these are among the two; then A won and D lost.
  const last = 'B 2 A 1, A 2 B 1, E 2 D 1, D 2 E 1, A 2 F 1, F 2 A 1, D 2 F 1, F 2 D 1';
  expect(order('D A', `${before}, ${EVEN}, ${last}`)).toBe('A D');
});

test('nobody can be told apart: lots', () => {
  expect(() => order('A D', `${EVEN}, A 2 B 1, D 2 E 1`)).toThrow('lots were drawn');
});

test('three teams: who is ahead of each of the others comes first, though another has the better share', () => {
  const results =
    'A 2 B 1, A 2 B 1, B 2 A 1, A 2 C 1, A 2 C 1, C 2 A 1, B 2 C 1, B 2 C 1, B 2 C 1, B 2 C 1, B 2 C 1';
  expect(order('B C A', results)).toBe('A B C');
});

test('three teams in a circle: the share of all games among them, then the others start anew as two', () => {
  // A 4-2, C 3-3, B 2-4 among the three; B won its games with C.
  const circle = 'A 2 B 1, A 2 B 1, A 2 B 1, B 2 C 1, B 2 C 1, C 2 B 1, C 2 A 1, C 2 A 1, A 2 C 1';
  expect(order('C B A', circle)).toBe('A B C');
});

test('until 2021 all games within the league came third', () => {
  // The same against other divisions by share; within the league A has won two of four and D three of five.
  const results = `${EVEN}, A 2 B 1, B 2 A 1, D 2 E 1, E 2 D 1, D 2 F 1, F 2 D 1, D 2 F 1, F 2 A 1, A 2 F 1, A 2 F 1, A 2 F 1, F 2 A 1, D 2 F 1, F 2 D 1, D 2 F 1`;
  expect(order('A D', results, false)).toBe('D A');
});
