import { expect, test } from 'vitest';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import { newSettled } from '../settled.ts';
import { type MadeGroups, madeSeason } from './madeSeason.fixture.ts';
import { mlbRules } from './mlb.ts';

const GROUPS: MadeGroups = {
  AL: { East: ['A', 'B', 'C'], Central: ['D', 'E'], West: ['F', 'G'] },
  NL: { East: ['K', 'L', 'M'], Central: ['N', 'O'], West: ['P', 'Q'] },
};

/** So many wins of a team against one of the other league, whose place is out of question. */
const wins = (team: string, count: number, against: string): string =>
  Array.from({ length: count }, () => `${team} 2 ${against} 1`).join(', ');

const NL = [wins('K', 9, 'C'), wins('N', 8, 'C'), wins('P', 7, 'C'), wins('L', 6, 'C')];
const REST = [wins('O', 5, 'C'), wins('Q', 4, 'C'), wins('M', 1, 'C'), wins('C', 1, 'M')];

/** What the season comes to, and the games of the postseason in order, as "home-away"; home sides win. */
function played(season: number, al: readonly string[], finished = '') {
  const games: string[] = [];
  let names: readonly string[] = [];
  const made = madeSeason(GROUPS, [...al, ...NL, ...REST].join(', '), {
    league: 'MLB',
    season,
    finished,
    unplayed: {
      playOne(home, away) {
        games.push(`${names[home]}-${names[away]}`);
        return true;
      },
      uniform: () => 0,
    },
  });
  names = made.inputs.teams;
  const out = newSettled(names.length);
  mlbRules(made.inputs).settle(made.run, out);
  const goals = seasonFormatOf('MLB', season)?.goals.map(({ id }) => id) ?? [];
  const reachers = (id: string) =>
    names.filter((_, at) => (out.goals[at] ?? 0) & (1 << goals.indexOf(id)));
  const seeds = (conference: string) =>
    names
      .map((name, at) => ({ name, seed: out.rank[at] ?? 0, of: made.inputs.conferences[at] }))
      .filter(({ seed, of }) => seed > 0 && of === conference)
      .sort((one, other) => one.seed - other.seed)
      .map(({ name }) => name)
      .join('');
  return { games, seeds, reachers, reached: (name: string) => out.reached[names.indexOf(name)] };
}

const LOSSES = ['A', 'B', 'D', 'E', 'F', 'G'].map((team) => wins('M', 10, team));

test('six teams a league since 2022: winners first, byes, no reseeding', () => {
  const al = [wins('A', 9, 'M'), wins('B', 8, 'M'), wins('D', 7, 'M'), wins('F', 3, 'M')];
  const { seeds, games, reachers } = played(2025, [
    ...al,
    wins('E', 6, 'M'),
    wins('G', 2, 'M'),
    ...LOSSES,
  ]);
  expect(seeds('AL')).toBe('ADFBEG');
  expect(reachers('bye')).toEqual(expect.arrayContaining(['A', 'D']));
  expect(reachers('division')).toEqual(['A', 'D', 'F', 'K', 'N', 'P']);
  // The third seed has all games with the sixth at home, the fourth with the fifth; the second meets the third's winner.
  expect(games.slice(0, 4)).toEqual(['F-G', 'F-G', 'B-E', 'B-E']);
  expect(games.slice(4, 9)).toEqual(['A-B', 'A-B', 'B-A', 'B-A', 'A-B']);
  expect(games.slice(9, 14)).toEqual(['D-F', 'D-F', 'F-D', 'F-D', 'D-F']);
  expect(games.slice(14, 21)).toEqual(['A-D', 'A-D', 'D-A', 'D-A', 'D-A', 'A-D', 'A-D']);
});

const LEVEL = [wins('E', 5, 'M'), wins('G', 4, 'M'), 'G 2 E 1', wins('M', 1, 'G')];
const ABOVE = [wins('A', 9, 'M'), wins('D', 8, 'M'), wins('F', 7, 'M'), wins('B', 6, 'M')];

test('until 2021 two teams level for the last wild card meet once more, the better by results at home', () => {
  const { games, seeds } = played(2019, [...ABOVE, ...LEVEL, ...LOSSES]);
  expect(games[0]).toBe('G-E');
  expect(seeds('AL')).toBe('ADFBG');
  // The wild-card game, and the winner at the first seed's.
  expect(games.slice(1, 4)).toEqual(['B-G', 'A-B', 'A-B']);
});

test('the same teams in 2025: both are in, the better by results is the fifth seed', () => {
  const { games, seeds } = played(2025, [...ABOVE, ...LEVEL, ...LOSSES]);
  expect(seeds('AL')).toBe('ADFBGE');
  expect(games).not.toContain('G-E');
});

test('until 2021 two teams level on top of a division meet for it, and the loser may still be a wild card', () => {
  const top = [
    wins('A', 9, 'M'),
    wins('B', 9, 'M'),
    wins('D', 8, 'M'),
    wins('F', 7, 'M'),
    'A 2 B 1',
  ];
  const { games, reachers, seeds } = played(2019, [
    ...top,
    'B 2 A 1',
    wins('M', 1, 'A'),
    wins('E', 5, 'M'),
    wins('G', 4, 'M'),
    ...LOSSES,
    wins('M', 1, 'B'),
  ]);
  // B won the last of two.
  expect(games[0]).toBe('B-A');
  expect(reachers('division')).toContain('B');
  expect(seeds('AL')).toBe('BDFAE');
});

test('in 2011 a tie on top of a division was not played if both were in', () => {
  const top = [wins('A', 9, 'M'), wins('B', 9, 'M'), wins('D', 8, 'M'), wins('F', 7, 'M')];
  const results = [
    ...top,
    'B 2 A 1',
    wins('A', 1, 'M'),
    wins('M', 1, 'B'),
    wins('E', 2, 'M'),
    wins('G', 2, 'M'),
  ];
  const { games, seeds, reachers } = played(2011, [...results, ...LOSSES]);
  expect(reachers('division')).toContain('B');
  expect(seeds('AL')).toBe('BDFA');
  // The wild card may not meet the winner of its own division at once.
  expect(games.slice(0, 3)).toEqual(['D-A', 'D-A', 'A-D']);
});

test('finished games of the postseason count, and the rest is played on', () => {
  const al = [wins('A', 9, 'M'), wins('B', 8, 'M'), wins('D', 7, 'M'), wins('F', 3, 'M')];
  const rest = [wins('E', 6, 'M'), wins('G', 2, 'M'), ...LOSSES];
  const { games, reached } = played(2025, [...al, ...rest], 'F 1 G 2, F 1 G 2, B 2 E 1');
  // F is out after two losses at home, B needs one more.
  expect(games.slice(0, 1)).toEqual(['B-E']);
  expect(reached('F')).toBe(1);
  expect(reached('G')).toBe(2);
  expect(games).toContain('D-G');
});
