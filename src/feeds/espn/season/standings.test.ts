import { expect, test } from 'vitest';
import { parseStandings } from './standings.ts';

const context = {
  league: 'NCAAF' as const,
  season: 2026,
  keyOf: ({ location }: { readonly location?: string | undefined }) =>
    location === 'Nowhere' ? undefined : location,
};
const table = (...schools: readonly string[]) => ({
  entries: schools.map((location, at) => ({ team: { id: String(at + 1), location } })),
});
const groupsOf = (answer: unknown) => {
  const told = parseStandings(answer, context);
  return told.ok ? told.value.groups : told.reason;
};

test('conferences are children, with divisions below those that have them', () => {
  const sunBelt = {
    name: 'Sun Belt Conference',
    children: [
      { name: 'Sun Belt - East', standings: table('App State') },
      { name: 'Sun Belt - West', standings: table('Troy') },
    ],
  };
  const sec = { name: 'Southeastern Conference', standings: table('Georgia', 'Texas', 'Nowhere') };
  expect(groupsOf({ uid: 's:20~l:23', children: [sec, sunBelt] })).toEqual({
    'Southeastern Conference': { '': ['Georgia', 'Texas'] },
    'Sun Belt Conference': { 'Sun Belt - East': ['App State'], 'Sun Belt - West': ['Troy'] },
  });
});

test('conferences may lie below a division; the season before a name is left out', () => {
  const inside = [{ name: '2026 Big Ten Conference', standings: table('Iowa'), children: [] }];
  const fbs = {
    name: 'FBS',
    children: [{ name: 'x', children: [{ standings: table() }] }, ...inside],
  };
  expect(groupsOf({ children: [fbs] })).toMatchObject({ 'Big Ten Conference': { '': ['Iowa'] } });
});

test('a school listed twice is in its first conference', () => {
  const two = ['A', 'B'].map((name) => ({ name, standings: table('Iowa') }));
  expect(groupsOf({ children: two })).toEqual({ A: { '': ['Iowa'] } });
});

test.each<[string, unknown, RegExp]>([
  ['no object', [], /no standings/],
  ['an empty one', {}, /without teams/],
  ['a link alone, as below /apis/site', { fullViewLink: {} }, /without teams/],
  [
    'another league',
    { uid: 's:20~l:28', children: [{ standings: table('Iowa') }] },
    /another league/,
  ],
  ['another sport', { uid: 's:40~l:23' }, /another league \(s:40/],
])('%s is refused', (_, answer, reason) => {
  expect(groupsOf(answer)).toMatch(reason);
});

test('odd names are only names', () => {
  const told = groupsOf(
    JSON.parse(
      '{"children":[{"name":"__proto__","standings":{"entries":[{"team":{"id":"1","location":"Iowa"}}]}}]}',
    ),
  );
  expect(Object.keys(Object(told))).toEqual(['__proto__']);
});
