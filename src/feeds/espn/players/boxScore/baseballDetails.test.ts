import { expect, test } from 'vitest';
import { parseBoxScore } from './boxScore.ts';
import { inOneWay, namedCounts } from './namedCounts.ts';

// The shape of a final of October 2024, re-typed: names of players are ours, the words between them the feed's.
const batter = (
  id: string,
  displayName: string,
  order: number,
  cells: string,
  more: object = {},
) => ({
  active: true,
  athlete: { id, displayName, position: { abbreviation: 'LF' }, positions: [{ id: '7' }] },
  starter: true,
  batOrder: order,
  position: { abbreviation: 'LF' },
  stats: cells.split(' '),
  ...more,
});
const times = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    atBatId: `40170104402${at}`,
    playId: 'x',
  }));

const BATTING = {
  type: 'batting',
  labels: 'H-AB AB R H RBI HR BB K #P AVG OBP SLG'.split(' '),
  athletes: [
    batter('1', 'Aaron Judson', 3, '2-4 4 2 2 2 1 1 1 20 .250 .291 .519', { atBats: times(5) }),
    batter('2', 'Anton Volpo', 9, '1-3 3 0 1 0 0 1 1 16 .250 .352 .417', { atBats: times(4) }),
    batter('3', 'Jazz Chisholmé Jr.', 4, '1-4 4 1 1 1 1 0 2 18 .200 .300 .400', {
      atBats: times(3),
    }),
    batter('4', 'Late Runner', 4, '0-0 0 0 0 0 0 0 0 0 .231 .333 .231', {
      starter: false,
      atBats: [],
    }),
  ],
};
const PITCHING = {
  type: 'pitching',
  labels: 'IP H R ER BB K HR PC-ST ERA PC'.split(' '),
  athletes: [
    batter('5', 'Gerrit Colson', 0, '6.2 4 5 0 4 6 0 108-67 2.17 108'),
    batter('6', 'Mark Leiterman Jr.', 0, '2.1 0 0 0 0 1 0 7-4 1.69 7', { starter: false }),
  ],
};
const details = (stats: Readonly<Record<string, string>>) => [
  {
    name: 'battingDetails',
    displayName: 'Batting',
    stats: Object.entries(stats).map(([name, displayValue]) => ({ name, displayValue })),
  },
];
const totals = (stats: Readonly<Record<string, number>>) => [
  { name: 'batting', stats: Object.entries(stats).map(([name, value]) => ({ name, value })) },
];
const answer = (
  counts: Readonly<Record<string, number>>,
  words: Readonly<Record<string, string>>,
) => ({
  boxscore: {
    teams: [{ team: { id: '10' }, statistics: totals(counts), details: details(words) }],
    players: [{ team: { id: '10' }, statistics: [BATTING, PITCHING] }],
  },
});
function statsOf(given: unknown, id: string) {
  const box = parseBoxScore(given, 'baseball');
  return box.ok ? box.value.get('10')?.find(({ playerId }) => playerId === id)?.stats : undefined;
}

const TOTALS = { doubles: 2, triples: 0, stolenBases: 0, hitByPitch: 0 };
const WORDS = {
  doubles: 'Judson (2, Treinen); Volpo (3, Flaherty)',
  firstPitchStrikesBattersFaced: 'Colson 20/30; Leiterman Jr. 2/7',
};

test('a batter’s place in the order, plate appearances, and what stands in words below', () => {
  expect(statsOf(answer(TOTALS, WORDS), '1')).toMatchObject({
    battingOrder: 3,
    plateAppearances: 5,
    doubles: 1,
    triples: 0,
    stolenBases: 0,
    hitByPitch: 0,
    battingStrikeouts: 1,
    // Two hits: a home run and a double.
    totalBases: 6,
  });
  expect(statsOf(answer(TOTALS, WORDS), '4')).toMatchObject({
    battingOrder: 4,
    plateAppearances: 0,
  });
});

test('a pitcher’s batters faced; he stands in no order', () => {
  const stats = statsOf(answer(TOTALS, WORDS), '5');
  expect(stats).toMatchObject({ battersFaced: 30, outs: 20, strikeouts: 6, homeRunsAllowed: 0 });
  expect(stats).not.toHaveProperty('battingOrder');
  expect(stats).not.toHaveProperty('doubles');
});

test('listed times at bat that contradict the row count for nothing', () => {
  expect(statsOf(answer(TOTALS, WORDS), '3')).not.toHaveProperty('plateAppearances');
});

test.each([
  ['they do not add up', { ...TOTALS, doubles: 3 }, WORDS],
  ['a name fits nobody', TOTALS, { ...WORDS, doubles: 'Judson (2); Somebody (1)' }],
  ['a total is missing', { triples: 0 }, WORDS],
  ['the words are missing', TOTALS, {}],
])('doubles stay unknown of all if %s', (_, counts, words) => {
  const stats = statsOf(answer(counts, words), '2');
  expect(stats).toMatchObject({ hits: 1 });
  expect(stats).not.toHaveProperty('doubles');
  expect(stats).not.toHaveProperty('totalBases');
});

const line = (playerId: string, name: string) => ({ playerId, name, stats: {} });

test('words are read as names and counts, brackets left out', () => {
  expect(namedCounts('Stanton 2 (16), Judge 2 (9), Chisholm Jr. (2)')).toEqual([
    { name: 'Stanton', count: 2 },
    { name: 'Judge', count: 2 },
    { name: 'Chisholm Jr.', count: 1 },
  ]);
  expect(namedCounts('Kahnle 2/3; Cole 20/30')).toEqual([
    { name: 'Kahnle', count: 3 },
    { name: 'Cole', count: 30 },
  ]);
  expect(namedCounts('')).toEqual([]);
});

test('brothers are told apart by initials, or not at all; accents and case do not matter', () => {
  const brothers = [line('1', 'Josh Naylor'), line('2', 'Bo Naylor'), line('3', 'José Ramírez')];
  expect(inOneWay(namedCounts('J Naylor; Ramirez'), brothers)).toEqual(
    new Map([
      ['1', 1],
      ['3', 1],
    ]),
  );
  expect(inOneWay(namedCounts('Naylor'), brothers)).toBeUndefined();
});
