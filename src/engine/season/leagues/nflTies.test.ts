import { expect, test } from 'vitest';
import { crossTable } from '../order/crossTable.ts';
import { breakTie } from '../order/rank.ts';
import { seasonGroups } from './groups.ts';
import { type MadeGroups, madeSeason } from './madeSeason.fixture.ts';
import { nflTies } from './nflTies.ts';

/** A, B, C and D are one division; E and F, G and H are others of the conference; K … N are the other conference. */
const GROUPS: MadeGroups = {
  AFC: { East: ['A', 'B', 'C', 'D'], North: ['E', 'F'], South: ['G', 'H'] },
  NFC: { East: ['K', 'L', 'M', 'N'] },
};

/** The tied teams in order, by the rules of a division or between divisions. */
function order(kind: 'division' | 'wildCard', tied: string, results: string, lot?: number): string {
  const unplayed = {
    playOne: () => true,
    uniform: () => {
      if (lot === undefined) throw new Error('lots were drawn');
      return lot;
    },
  };
  const { inputs, run, numbers, names } = madeSeason(GROUPS, results, { unplayed });
  const table = crossTable(inputs.teams.length);
  table.read(run);
  return names(breakTie(run, numbers(tied), nflTies(table, seasonGroups(inputs))[kind]));
}

test('two clubs of a division: games between them come before the division record', () => {
  const results = 'A 20 B 10, B 30 C 0, B 30 D 0, A 0 C 3, A 0 D 3';
  expect(order('division', 'A B', results)).toBe('A B');
});

test('a game between them that ended in a tie leaves the division record to decide', () => {
  const results = 'A 10 B 10, B 30 C 0, A 0 C 3';
  expect(order('division', 'A B', results)).toBe('B A');
});

test('then common games, before the conference record', () => {
  // Split, and one division win each; both met K: A won, B lost. B won its games in the conference that A did not play.
  const results = 'A 20 B 10, B 20 A 10, A 9 C 0, B 9 C 0, A 9 K 0, B 0 K 9, B 9 E 0, A 0 L 9';
  expect(order('division', 'A B', results)).toBe('A B');
});

test('then the conference record', () => {
  const results = 'A 20 B 10, B 20 A 10, A 9 E 0, B 0 F 9, A 0 K 9, B 9 L 0';
  expect(order('division', 'A B', results)).toBe('A B');
});

test('then strength of victory: whom they beat counts, not whom they met', () => {
  // A beat K, who won two others; B beat L, who won none. B's lost games were to better teams.
  const results =
    'A 20 B 10, B 20 A 10, A 9 K 0, B 9 L 0, K 9 M 0, K 9 N 0, A 0 L 0, B 0 K 0, A 0 L 0, B 0 K 0';
  // Common games are even: both beat one of K and L and tied the other twice.
  expect(order('division', 'A B', results)).toBe('A B');
});

test('then strength of schedule, each opponent as often as met', () => {
  // No victories at all. B's opponent K won more than A's opponent L.
  const results = 'A 7 B 7, A 0 L 3, B 0 K 3, K 9 M 0, N 9 L 0';
  expect(order('division', 'A B', results)).toBe('B A');
});

test('three of a division: the best of all games among them is placed, then the other two start anew', () => {
  // A 3–1, B 2–2, C 1–3 among themselves, but C beat B in the only games of the two that count after A is placed: 1–1, then the
  // division record, where C has beaten D and B has lost to D.
  const results =
    'A 9 B 0, A 9 B 0, A 9 C 0, C 9 A 0, B 9 C 0, C 9 B 0, C 9 D 0, D 9 B 0, B 9 K 0, B 9 L 0';
  expect(order('division', 'A B C', results)).toBe('A C B');
});

test('three of a division in a circle: the division record places one, games between the others decide the rest', () => {
  const results = 'A 9 B 0, B 9 C 0, C 9 A 0, A 9 D 0, D 9 B 0, D 9 C 0';
  expect(order('division', 'A B C', results)).toBe('A B C');
});

test('NFC South 2025: three at 8–9, of whom one won three of four games among them', () => {
  // Carolina beat Atlanta twice and split with Tampa Bay, who split with Atlanta too.
  const results = 'A 9 C 0, C 0 A 9, A 9 B 0, B 9 A 0, B 9 C 0, C 9 B 0';
  expect(order('division', 'C B A', results)).toBe('A B C');
});

test('between divisions: two clubs that did not meet go on to the conference record', () => {
  const results = 'A 9 B 0, E 0 F 9, E 9 K 0, A 0 K 9';
  expect(order('wildCard', 'A E', results)).toBe('A E');
});

test('between divisions: three clubs, one of which beat both others, by a sweep', () => {
  // G has the best record in the conference, but A swept.
  const results = 'A 9 E 0, G 0 A 9, A 0 B 9, A 0 C 9, G 9 H 0, G 9 B 0, E 9 F 0';
  expect(order('wildCard', 'A E G', results)).toMatch(/^A /);
});

test('between divisions: one that lost to both others is out, and the other two start anew', () => {
  // E lost to A and to G, who did not meet: between them the conference record speaks for G.
  const results = 'A 9 E 0, G 9 E 0, A 0 B 9, G 9 H 0, E 9 F 0, E 9 H 0, E 9 B 0';
  expect(order('wildCard', 'A E G', results)).toBe('G A E');
});

test('between divisions: two of three games are no sweep, the conference record decides', () => {
  // A beat E, and did not meet G: nobody has swept. G has the best record in the conference.
  const results = 'A 9 E 0, A 0 B 9, G 9 H 0, E 0 F 9';
  expect(order('wildCard', 'A E G', results)).toBe('G A E');
});

test('between divisions: common games count only if each club has four', () => {
  const three = 'A 9 K 0, A 9 L 0, A 9 M 0, E 0 K 9, E 0 L 9, E 0 M 9';
  // Three: strength of victory decides, and E's victim won more.
  const equal = 'A 9 C 0, E 9 F 0, F 9 N 0, F 9 N 0, F 9 N 0';
  expect(order('wildCard', 'A E', `${three}, ${equal}, A 0 D 3, E 0 G 3`)).toBe('E A');
  // Four: A has won all of them.
  const four = `${three}, A 9 N 0, E 0 N 9`;
  expect(order('wildCard', 'A E', `${four}, ${equal}, A 0 D 3, E 0 G 3`)).toBe('A E');
});

test('then combined ranking in points in the conference', () => {
  // Everything before is equal; A scored more, both allowed the same.
  expect(order('wildCard', 'A E', 'A 7 C 7, E 7 F 7, A 9 K 6, E 8 K 6')).toBe('A E');
});

test('then combined ranking in points among all teams', () => {
  // In the conference A is better in one rank and E in the other. L, of the other one, allowed fewer than A and more than E.
  const results = 'A 7 C 7, E 7 F 7, C 0 K 20, F 0 K 20, A 20 K 7, E 8 K 3, L 0 M 12';
  expect(order('wildCard', 'A E', results)).toBe('E A');
});

test('then net points in conference games', () => {
  // Ranks are even, and so are net points in all games: A has +7 in the conference and E +2.
  const results = 'A 10 C 0, A 0 D 3, A 0 K 9, E 5 F 0, E 0 G 3, E 4 K 8';
  expect(order('wildCard', 'A E', results)).toBe('A E');
});

test('then net points in all games', () => {
  const results = 'A 7 C 7, E 7 F 7, C 0 K 20, F 0 K 20, A 9 K 6, E 8 K 3';
  expect(order('wildCard', 'A E', results)).toBe('E A');
});

test('clubs that nothing parts draw lots', () => {
  const even = 'A 7 C 7, E 7 F 7';
  expect(order('wildCard', 'A E', even, 0)).toBe('A E');
  expect(order('wildCard', 'A E', even, 0.99)).toBe('E A');
});
