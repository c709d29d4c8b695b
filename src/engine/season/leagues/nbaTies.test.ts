import { expect, test } from 'vitest';
import { crossTable } from '../order/crossTable.ts';
import { breakTie } from '../order/rank.ts';
import { seasonGroups } from './groups.ts';
import { type MadeGroups, madeSeason } from './madeSeason.fixture.ts';
import { nbaTies } from './nbaTies.ts';

const GROUPS: MadeGroups = {
  East: { Atlantic: ['A', 'B', 'C'], Central: ['D', 'E', 'F'] },
  West: { Pacific: ['K', 'L'], Northwest: ['M', 'N'] },
};

/** The tied teams in order; with two playoff teams a conference, division winners as named. */
function order(tied: string, results: string, winners = '', winnerFirst = false): string {
  const { inputs, run, numbers, names } = madeSeason(GROUPS, results, { league: 'NBA' });
  const table = crossTable(inputs.teams.length);
  table.read(run);
  const won = new Uint8Array(inputs.teams.length);
  if (winners) for (const team of numbers(winners)) won[team] = 1;
  const ties = nbaTies(table, seasonGroups(inputs), { winners: won, eligible: 2, winnerFirst });
  return names(breakTie(run, numbers(tied), ties));
}

test('two teams: games against each other come before winning the division, since 2015–16', () => {
  expect(order('A D', 'A 90 D 80', 'D')).toBe('A D');
});

test('two teams: to 2015 the winner of a division came first', () => {
  expect(order('A D', 'A 90 D 80', 'D', true)).toBe('D A');
});

test('two teams even against each other: the winner of a division, then records', () => {
  const even = 'A 90 D 80, D 90 A 80, A 90 B 80, E 90 D 80';
  expect(order('A D', even, 'D')).toBe('D A');
  expect(order('A D', even)).toBe('A D');
});

test('the division record counts only between teams of the same division', () => {
  // B lost in its division and won in the conference.
  const results = 'A 90 C 80, C 90 B 80, E 90 A 80, E 90 A 80, B 90 E 80, B 90 F 80';
  expect(order('A B', results)).toBe('A B');
  // D is of another division: the conference record decides.
  expect(order('A D', `${results}, D 90 E 80`)).toBe('D A');
});

test('the record against playoff teams of the own conference, with all that are tied for the last place', () => {
  // Conference records of A and D are even. B and E are first, F is tied with E: A has beaten F, D has beaten C, who is last.
  const standing = 'B 90 K 80, B 90 K 80, B 90 L 80, E 90 L 80, N 90 E 80, F 90 M 80';
  const results = 'A 90 F 80, C 90 A 80, D 90 C 80, F 90 D 80, E 90 C 80';
  expect(order('A D', `${standing}, ${results}`)).toBe('A D');
});

test('the record against playoff teams of the other conference decides between two', () => {
  // K and L are the West's first two; A beat K and lost to N, D lost to K and beat N.
  const results = 'A 90 K 80, N 90 A 80, K 90 D 80, D 90 N 80, K 90 M 80, K 90 M 80, L 90 M 80';
  expect(order('A D', results)).toBe('A D');
});

test('among three it does not count: point difference comes next', () => {
  // The same with E, who met nobody of the West but M, by 50 points.
  const results =
    'A 90 K 80, N 90 A 80, K 90 D 80, D 90 N 80, K 90 M 80, K 90 M 80, L 90 M 80, E 130 M 80, M 90 E 80';
  expect(order('D E A', results)).toMatch(/^E /);
});

test('three teams: a winner of a division comes first, though it lost to the others', () => {
  expect(order('A B D', 'A 90 D 80, B 90 D 80, A 90 B 80', 'D')).toBe('D A B');
});

test('three teams: one that the games among them part from the others is placed, the others start anew as two', () => {
  // C is 2–2, A and B 2–2 and… A 3–1, B and C 1–2 and 2–3: B and C are parted by A's games only in the table of three.
  const results = 'A 90 B 80, A 90 B 80, A 90 C 80, C 90 A 80, C 90 A 80, B 90 C 80, B 90 C 80';
  // Shares among the three: A 3–2, B 2–2, C 2–3.
  expect(order('A B C', results)).toBe('A B C');
  // With another game A and B are level at .600 and .500 …: A 3–2, B 3–2, C 2–4. C is last, and A has beaten B.
  expect(order('B A C', `${results}, B 90 C 80`)).toBe('A B C');
});
