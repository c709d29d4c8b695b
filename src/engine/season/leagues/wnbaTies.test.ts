import { expect, test } from 'vitest';
import { crossTable } from '../order/crossTable.ts';
import { breakTie } from '../order/rank.ts';
import { seasonGroups } from './groups.ts';
import { type MadeGroups, madeSeason } from './madeSeason.fixture.ts';
import { wnbaTies } from './wnbaTies.ts';

const GROUPS: MadeGroups = { East: { '': ['A', 'B', 'C'] }, West: { '': ['K', 'L', 'M'] } };

function order(tied: string, results: string, conference: 'own' | 'other' | 'none'): string {
  const { inputs, run, numbers, names } = madeSeason(GROUPS, results, { league: 'WNBA' });
  const table = crossTable(inputs.teams.length);
  table.read(run);
  const ties = wnbaTies(table, seasonGroups(inputs), conference);
  return names(breakTie(run, numbers(tied), ties));
}

test('games among the tied teams come first', () => {
  expect(order('A B', 'B 80 A 70, A 80 C 70, C 80 B 70', 'none')).toBe('B A');
});

test('the record in the conference counts to 2015, the one against the other between the finalists', () => {
  // A won in its conference and lost to the other one, B the other way round. K and L are even.
  const results = 'A 80 C 70, K 80 A 70, C 80 B 70, B 80 L 70, L 80 M 70, M 80 K 70';
  expect(order('A B', results, 'own')).toBe('A B');
  expect(order('A B', results, 'other')).toBe('B A');
});

test('then games against teams that won half of theirs: a team at .500 is one of them', () => {
  // K won one of two, M none. A beat M, B beat K.
  const results = 'A 80 M 70, B 80 K 70, K 80 M 70, C 80 A 70, C 80 B 70';
  expect(order('A B', results, 'none')).toBe('B A');
});

test('then point difference among the tied, then in all games', () => {
  // Each won once, by 20 and by 1; in all games B is better.
  const results = 'A 90 B 70, B 71 A 70, B 120 M 70, A 75 M 70';
  expect(order('A B', results, 'none')).toBe('A B');
  // No game between them.
  expect(order('A B', 'B 120 M 70, A 75 M 70', 'none')).toBe('B A');
});

test('three teams: those that a criterion leaves equal start anew', () => {
  // A 2–1, B and C 1–1 and … A is first by games among the three; C has beaten B.
  const results =
    'A 80 B 70, A 80 C 70, C 80 A 70, C 80 B 70, B 80 A 70, B 80 C 70, A 80 B 70, C 80 B 70';
  // Among the three A 3–2, B 2–4, C 3–2: A and C are level, one win each between them; difference decides nothing, then M.
  expect(order('A B C', `${results}, A 80 M 70, C 90 M 70`, 'none')).toBe('C A B');
});
