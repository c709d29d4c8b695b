import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sport } from '#domain/leagues/league.ts';
import { badNumbers, badTexts, mutate, mutations } from '../../../reading/mutations.fixture.ts';
import { parseBoxScore } from './boxScore.ts';

type Row = readonly [id: string, name: string, stats: readonly unknown[], more?: object];

const group = (head: object, labels: string, ...rows: readonly Row[]) => ({
  ...head,
  labels: labels.split(' '),
  athletes: rows.map(([id, displayName, stats, more]) => ({
    athlete: { id, displayName, position: { abbreviation: 'X' } },
    stats,
    ...more,
  })),
});
const answer = (...statistics: readonly object[]) => ({
  boxscore: { players: [{ team: { id: '12' }, statistics }] },
});
const linesOf = (given: unknown, sport: Sport) => {
  const found = parseBoxScore(given, sport);
  return found.ok ? found.value.get('12') : found.reason;
};

// The labels are those that the feed sent in August 2026; names and figures are ours.
const PASSING = {
  ...group({ name: 'passing' }, 'C/ATT YDS AVG TD INT SACKS RTG', [
    '1',
    'A. Passer',
    ['13/22', '130', '5.9', '1', '2', '1-12', '53.2'],
  ]),
  // One key more than labels.
  keys: ['completions/passingAttempts', 'passingYards', 'a', 'b', 'c', 'd', 'e', 'f'],
};
const RUSHING = group(
  { name: 'rushing' },
  'CAR YDS AVG TD LONG',
  ['1', 'A. Passer', ['4', '-3', '-0.8', '1', '5']],
  ['2', 'B. Back', ['20', '98', '4.9', '0', '22']],
);
const INTERCEPTED = group({ name: 'interceptions' }, 'INT YDS TD', [
  '1',
  'A. Passer',
  ['3', '40', '1'],
]);

test('football: groups of one player are one line; thrown and caught interceptions are not mixed up', () => {
  const receiving = group({ name: 'receiving' }, 'REC YDS AVG TD LONG TGTS', [
    '2',
    'B. Back',
    ['3', '25', '8.3', '1', '12', '4'],
  ]);
  const lines = linesOf(answer(PASSING, RUSHING, INTERCEPTED, receiving), 'football');
  expect(lines).toEqual([
    {
      playerId: '1',
      name: 'A. Passer',
      position: 'X',
      stats: {
        completions: 13,
        passingAttempts: 22,
        passingYards: 130,
        passingTouchdowns: 1,
        interceptions: 2,
        carries: 4,
        rushingYards: -3,
        rushingTouchdowns: 1,
        touchdowns: 1,
      },
    },
    expect.objectContaining({
      name: 'B. Back',
      stats: expect.objectContaining({
        rushingYards: 98,
        receptions: 3,
        targets: 4,
        touchdowns: 1,
      }),
    }),
  ]);
});

test('basketball: who did not play has no line', () => {
  const labels = 'MIN PTS FG 3PT FT REB AST TO STL BLK OREB DREB PF +/-';
  const played = '44 24 9-16 2-6 4-4 13 1 0 0 3 5 8 1 +1'.split(' ');
  const rows = group(
    {},
    labels,
    ['7', 'Tall', played, { starter: true }],
    ['8', 'Bench', [], { didNotPlay: true }],
  );
  expect(linesOf(answer(rows), 'basketball')).toEqual([
    {
      playerId: '7',
      name: 'Tall',
      position: 'X',
      starter: true,
      stats: {
        minutes: 44,
        points: 24,
        threes: 2,
        threesTried: 6,
        rebounds: 13,
        assists: 1,
        steals: 0,
        blocks: 3,
        turnovers: 0,
      },
    },
  ]);
});

test('baseball: a pitcher’s hits are those he allowed, and innings are outs', () => {
  const batting = group({ type: 'batting' }, 'H-AB AB R H RBI HR BB K #P AVG OBP SLG', [
    '1',
    'Both',
    '2-4 4 1 2 3 1 0 1 15 .224 .313 .426'.split(' '),
  ]);
  const pitching = group({ type: 'pitching' }, 'IP H R ER BB K HR PC-ST ERA PC', [
    '1',
    'Both',
    '6.1 4 3 3 2 10 1 104-69 4.02 104'.split(' '),
  ]);
  expect(linesOf(answer(batting, pitching), 'baseball')).toMatchObject([
    {
      stats: {
        hits: 2,
        battingStrikeouts: 1,
        outs: 19,
        hitsAllowed: 4,
        strikeouts: 10,
        homeRunsAllowed: 1,
      },
    },
  ]);
});

test('hockey: S is shots, SOG the shoot-out; time on ice in seconds', () => {
  const skaters = group({ name: 'forwards' }, 'BS HT TK +/- TOI G A S SOG GV PIM', [
    '3',
    'Wing',
    '2 3 1 1 18:32 1 2 5 0 1 2'.split(' '),
  ]);
  const goalies = group({ name: 'goalies' }, 'GA SA SV SV% PIM', [
    '4',
    'Net',
    '2 31 29 .935 0'.split(' '),
  ]);
  expect(linesOf(answer(skaters, goalies), 'hockey')).toMatchObject([
    { stats: { goals: 1, assists: 2, points: 3, shots: 5, iceTime: 1112 } },
    { stats: { goalsAgainst: 2, saves: 29 } },
  ]);
});

describe('odd answers', () => {
  test('a row of another length, a player without an id and an unknown group are left out', () => {
    const odd = group(
      { name: 'rushing' },
      'CAR YDS AVG TD LONG',
      ['1', 'Short', ['4', '12']],
      ['x', 'No id', ['4', '12', '3.0', '0', '5']],
      ['5', 'Dashes', ['--', '--', '--', '--', '--']],
    );
    const unknown = group({ name: 'constructor' }, 'REC YDS', ['1', 'A', ['3', '4']]);
    expect(linesOf(answer(odd, unknown), 'football')).toEqual([]);
  });

  test.each([null, 7, {}, { boxscore: {} }, { boxscore: { players: 'x' } }])(
    '%j is no box score',
    (given) => {
      expect(linesOf(given, 'football')).toBe('sent no box score');
    },
  );

  test('soccer without line-ups has none', () => {
    expect(linesOf(answer(PASSING), 'soccer')).toBe('sent no box score');
  });

  test('mutations never throw and never let nonsense through', () => {
    fc.assert(
      fc.property(mutations, (changes) => {
        const given = JSON.parse(JSON.stringify(answer(PASSING, RUSHING)));
        mutate(given, changes);
        const found = parseBoxScore(given, 'football');
        const lines = found.ok ? [...found.value.values()] : [];
        expect([...badTexts(lines), ...badNumbers(lines)]).toEqual([]);
      }),
    );
  });
});
