import { expect, test } from 'vitest';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import { breakTie } from '../order/rank.ts';
import { newSettled } from '../settled.ts';
import { type MadeGroups, madeSeason } from './madeSeason.fixture.ts';
import { mlsRules } from './mls.ts';
import { mlsTies } from './mlsTies.ts';

const names = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`);

/** Both conferences in the order of their points (2020: by game); Z, the last, is everybody's opponent. */
const GROUPS: MadeGroups = {
  Eastern: { '': names('E', 11) },
  Western: { '': [...names('W', 10), 'Z'] },
};

/** The season's postseason games, as "home-away"; `wins` says whether the home side wins. */
function played(season: number, wins: (home: string, away: string) => boolean, finished = '') {
  const results = [...names('E', 11), ...names('W', 10)].flatMap((team) => {
    const count = 24 - 2 * Number(team.slice(1)) + (team.startsWith('E') ? 1 : 0);
    return [
      ...Array.from({ length: count }, () => `${team} 2 Z 1`),
      ...Array.from({ length: season === 2020 ? 30 - count : 0 }, () => `Z 1 ${team} 1`),
    ];
  });
  const games: string[] = [];
  const made = madeSeason(GROUPS, results.join(', '), {
    league: 'MLS',
    season,
    finished,
    unplayed: {
      playOne(home, away) {
        const [one = '', other = ''] = [made.inputs.teams[home], made.inputs.teams[away]];
        games.push(`${one}-${other}`);
        return wins(one, other);
      },
      uniform: () => 0,
    },
  });
  const { teams } = made.inputs;
  const out = newSettled(teams.length);
  mlsRules(made.inputs).settle(made.run, out);
  const goals = seasonFormatOf('MLS', season)?.goals.map(({ id }) => id) ?? [];
  return {
    games,
    with: (id: string) =>
      teams.filter((_, at) => ((out.goals[at] ?? 0) & (1 << goals.indexOf(id))) !== 0),
    reached: (team: string) => out.reached[teams.indexOf(team)],
    rank: (team: string) => out.rank[teams.indexOf(team)],
  };
}

const atHome = () => true;

test('since 2023: the eighth and ninth meet, then best of three at home, away, at home', () => {
  const { games } = played(2026, atHome);
  expect(games.slice(0, 4)).toEqual(['E08-E09', 'E01-E08', 'E08-E01', 'E01-E08']);
  expect(games.slice(4, 7)).toEqual(['E04-E05', 'E05-E04', 'E04-E05']);
  // Single games from the semifinals on: the first half is the first's and the fourth's.
  expect(games.slice(13, 16)).toEqual(['E01-E04', 'E02-E03', 'E01-E02']);
  expect(games.at(-1)).toBe('E01-W01');
});

test('goals: nine of each conference, its first, the Shield, MLS Cup', () => {
  const { with: having, reached, rank } = played(2026, atHome);
  expect(having('playoffs')).toHaveLength(18);
  expect(having('conference')).toEqual(['E01', 'W01']);
  expect(having('shield')).toEqual(['E01']);
  expect(having('title')).toEqual(['E01']);
  // The ninth plays in the wild card only, the second from round one on.
  expect(['E09', 'E08', 'E02', 'W01', 'E01'].map(reached)).toEqual([1, 2, 4, 5, 6]);
  expect(rank('E10')).toBe(10);
});

test('2021: seven of each conference, single games, the first rests', () => {
  const { games, reached } = played(2021, (home) => home !== 'E04');
  expect(games.slice(0, 3)).toEqual(['E04-E05', 'E03-E06', 'E02-E07']);
  expect(games.slice(3, 6)).toEqual(['E01-E05', 'E02-E03', 'E01-E02']);
  expect(reached('E07')).toBe(1);
});

test('2020: ten of the East, the worse of the play-in’s winners meets the first', () => {
  const { games } = played(2020, (home) => home !== 'E07');
  expect(games.slice(0, 6)).toEqual([
    'E07-E10',
    'E08-E09',
    'E01-E10',
    'E04-E05',
    'E02-E08',
    'E03-E06',
  ]);
});

test('2016: knockout games, then the first meets the worst left, away first', () => {
  const { games } = played(2016, (home) => home !== 'E03');
  expect(games.slice(0, 4)).toEqual(['E04-E05', 'E03-E06', 'E06-E01', 'E01-E06']);
});

test('2027: eight of each conference, single games', () => {
  expect(played(2027, atHome).games).toHaveLength(15);
});

test('finished games of a best of three count', () => {
  const { games, reached } = played(2026, atHome, 'E08 2 E09 1, E01 0 E08 1, E08 1 E01 0');
  expect(reached('E01')).toBe(2);
  expect(games[0]).toBe('E04-E05');
});

/** The tied teams in order. */
function order(tied: string, results: string, season = 2026): string {
  const made = madeSeason({ Eastern: { '': ['A', 'B', 'C', 'X'] } }, results, { league: 'MLS' });
  return made.names(breakTie(made.run, made.numbers(tied), mlsTies(season)));
}

test('ties: wins, then goal difference, then goals', () => {
  expect(order('A B', 'B 1 X 0, A 9 X 9, A 9 X 9, A 9 X 9')).toBe('B A');
  expect(order('A B', 'A 3 X 2, B 2 X 0')).toBe('B A');
  expect(order('A B', 'A 3 X 2, B 4 X 3')).toBe('B A');
});

test('ties: then difference away, goals away', () => {
  // Both 3-3 over two games, of which they won one.
  expect(order('A B', 'A 3 X 1, X 2 A 0, X 1 B 2, B 1 X 2')).toBe('B A');
  expect(order('A B', 'A 2 X 1, X 2 A 1, B 1 X 0, X 3 B 2')).toBe('B A');
});

test('ties: in 2012 goals came first, in 2013 after wins', () => {
  const results = 'A 5 X 4, A 0 X 9, B 4 X 0, B 0 X 0, B 0 X 0';
  expect(order('B A', results, 2012)).toBe('A B');
  expect(order('A B', `${results}, A 0 X 0`, 2013)).toBe('A B');
});

test('ties: games against each other do not count, lots do', () => {
  expect(() => order('A B', 'A 1 B 0, B 1 A 0')).toThrow('lots were drawn');
});
