import { expect, test } from 'vitest';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import { newSettled } from '../settled.ts';
import { type MadeGroups, madeSeason } from './madeSeason.fixture.ts';
import { nhlRules } from './nhl.ts';

/** Each division's teams in the order of their points; Z, the last, is everybody's opponent. */
const GROUPS: MadeGroups = {
  Eastern: {
    Atlantic: ['A1', 'A2', 'A3', 'A4', 'A5'],
    Metropolitan: ['M1', 'M2', 'M3', 'M4'],
  },
  Western: { Central: ['C1', 'C2', 'C3', 'C4'], Pacific: ['P1', 'P2', 'P3', 'P4', 'P5', 'Z'] },
};
/** Wins of 20 games; the others were lost by shoot-out. */
const WINS = {
  ...{ A1: 19, A2: 18, A3: 17, A4: 16, A5: 15, M1: 20, M2: 10, M3: 9, M4: 8 },
  ...{ C1: 20, C2: 14, C3: 13, C4: 6, P1: 19, P2: 16, P3: 15, P4: 12, P5: 11 },
};

/** What the season comes to, and the games of the postseason in order, as "home-away"; `wins` says whether the home side wins. */
function played(season: number, wins: (home: string, away: string) => boolean, finished = '') {
  const results = Object.entries(WINS).flatMap(([team, count]) => [
    ...Array.from({ length: count }, () => `${team} 2 Z 1`),
    ...Array.from({ length: 20 - count }, () => `Z 2 ${team} 1 SO`),
  ]);
  const games: string[] = [];
  const made = madeSeason(GROUPS, results.join(', '), {
    league: 'NHL',
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
  nhlRules(made.inputs).settle(made.run, out);
  const goals = seasonFormatOf('NHL', season)?.goals.map(({ id }) => id) ?? [];
  const pairs = [...new Set(games.map((game) => game.split('-').sort().join(' ')))];
  return {
    games,
    pairs,
    with: (id: string) =>
      teams.filter((_, at) => ((out.goals[at] ?? 0) & (1 << goals.indexOf(id))) !== 0),
    rank: (team: string) => out.rank[teams.indexOf(team)],
    reached: (team: string) => out.reached[teams.indexOf(team)],
  };
}

/** Whoever has the better place in its division, and of two equal ones the first in the alphabet, wins at home and away. */
const favorites = (home: string, away: string): boolean =>
  `${home[1]}${home[0]}` < `${away[1]}${away[0]}`;

test('wild cards: the better division winner meets the second, the other the first, also across divisions', () => {
  const { pairs } = played(2026, favorites);
  // M1 has more points than A1; both wild cards are of the Atlantic.
  expect(pairs.slice(0, 6)).toEqual(['A1 A4', 'A2 A3', 'A1 A2', 'A5 M1', 'M2 M3', 'M1 M2']);
  expect(pairs.slice(6, 7)).toEqual(['A1 M1']);
  // C1 is better than P1; both wild cards are of the Pacific.
  expect(pairs.slice(7, 13)).toEqual(['C1 P5', 'C2 C3', 'C1 C2', 'P1 P4', 'P2 P3', 'P1 P2']);
});

test('home ice: by place in the division for two rounds, then by points', () => {
  const upsets = (home: string, away: string): boolean => {
    const order = ['A5', 'M2', 'A2', 'C1', 'M1', 'A1'];
    const place = (team: string) => (order.includes(team) ? order.indexOf(team) : 9);
    return place(home) === place(away) ? favorites(home, away) : place(home) < place(away);
  };
  const { games } = played(2026, upsets);
  // A5 beat M1 and has more points than M2, but came as a wild card.
  expect(games.filter((game) => /^(A5-M2|M2-A5)$/.test(game))).toEqual([
    'M2-A5',
    'M2-A5',
    'A5-M2',
    'A5-M2',
  ]);
  // A2 has more points than A5.
  expect(games.filter((game) => /^(A5-A2|A2-A5)$/.test(game))).toEqual([
    'A2-A5',
    'A2-A5',
    'A5-A2',
    'A5-A2',
  ]);
});

test('seven games: two at the better side’s, two away, then in turn', () => {
  const { games } = played(2026, () => true);
  expect(games.slice(0, 7)).toEqual([
    'A1-A4',
    'A1-A4',
    'A4-A1',
    'A4-A1',
    'A1-A4',
    'A4-A1',
    'A1-A4',
  ]);
});

test('goals, places and rounds', () => {
  const { with: having, rank, reached } = played(2026, favorites);
  expect(having('playoffs')).toHaveLength(16);
  expect(having('playoffs')).not.toContain('M4');
  expect(having('division')).toEqual(['A1', 'M1', 'C1', 'P1']);
  expect(having('conference')).toEqual(['A1', 'C1']);
  expect(having('title')).toEqual(['A1']);
  expect([rank('A5'), rank('M4'), rank('P1')]).toEqual([5, 4, 1]);
  expect([reached('A1'), reached('C1'), reached('M1'), reached('A5'), reached('M4')]).toEqual([
    5, 4, 3, 1, 0,
  ]);
});

test('until 2012–13 division winners are the first seeds, and the best left meets the worst left', () => {
  const { pairs, rank } = played(2013, favorites);
  expect(pairs.slice(0, 4)).toEqual(['M1 M3', 'A1 M2', 'A2 A5', 'A3 A4']);
  expect(pairs.slice(4, 6)).toEqual(['A3 M1', 'A1 A2']);
  expect(rank('A2')).toBe(3);
});

test('finished games of a series count, the rest is played on', () => {
  const { games, reached } = played(
    2026,
    favorites,
    'A1 1 A4 2, A1 1 A4 2, A4 2 A1 1, A4 3 A1 1, A2 4 A3 1, A2 4 A3 1',
  );
  expect(reached('A1')).toBe(1);
  expect(games.slice(0, 2)).toEqual(['A3-A2', 'A3-A2']);
});
