import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badTexts, mutate, mutations } from '../../reading/mutations.fixture.ts';
import { parseLineUps } from './lineUps.ts';
import { roleOnField } from './roleOnField.ts';

// Shapes as users of the feed report them for 2026; names and numbers are ours.
const entry = (id: number, more: object) => ({
  active: true,
  jersey: String(id),
  athlete: { id: String(id), displayName: `Player ${id}` },
  ...more,
});
const nine = Array.from({ length: 9 }, (_, at) =>
  entry(101 + at, { starter: true, batOrder: 9 - at, position: { abbreviation: 'CF' } }),
);
const pitcher = entry(110, { starter: true, batOrder: 0, position: { abbreviation: 'SP' } });
const reliever = entry(111, { starter: false, batOrder: 0, position: { abbreviation: 'RP' } });
const baseball = (roster: readonly unknown[], id: unknown = '19') => ({
  rosters: [{ homeAway: 'home', team: { id }, roster }],
});

const PLACES = ['G', 'RB', 'CD-R', 'CD-L', 'LB', 'DM', 'CM-R', 'CM-L', 'AM', 'CF-R', 'CF-L'];
const eleven = PLACES.map((abbreviation, at) =>
  entry(11 - at, { starter: true, formationPlace: String(at + 1), position: { abbreviation } }),
);
const onBench = entry(12, {
  starter: false,
  formationPlace: '0',
  position: { abbreviation: 'SUB' },
});
const soccer = (roster: readonly unknown[]) => ({
  rosters: [{ homeAway: 'home', formation: '4-4-2', team: { id: '359' }, roster }],
});

const startersOf = (answer: unknown, sport: 'baseball' | 'soccer', team: string) =>
  parseLineUps(answer, sport)
    .get(team)
    ?.starters.map(({ playerId }) => playerId);

test('baseball: nine in the order they bat, then the pitcher who starts; the rest is the bench', () => {
  const lineUp = parseLineUps(baseball([pitcher, reliever, ...nine]), 'baseball').get('19');
  expect(lineUp?.starters.map(({ playerId }) => playerId)).toEqual(
    [109, 108, 107, 106, 105, 104, 103, 102, 101, 110].map(String),
  );
  expect(lineUp?.starters.at(-1)).toEqual({ playerId: '110', name: 'Player 110', position: 'SP' });
  expect(lineUp?.bench.map(({ playerId }) => playerId)).toEqual(['111']);
});

test('baseball: an empty box score tells the same, of two groups', () => {
  const statistics = [
    { type: 'batting', labels: [], athletes: nine.map((one) => ({ ...one, stats: [] })) },
    { type: 'pitching', labels: [], athletes: [pitcher, reliever] },
  ];
  const answer = {
    rosters: [{ team: { id: '19' } }],
    boxscore: { players: [{ team: { id: '19' }, statistics }] },
  };
  expect(parseLineUps(answer, 'baseball')).toEqual(
    parseLineUps(baseball([...nine, pitcher, reliever]), 'baseball'),
  );
});

test('soccer: eleven by their places, in the words of the rosters', () => {
  const lineUp = parseLineUps(soccer([onBench, ...eleven]), 'soccer').get('359');
  expect(lineUp?.starters.map(({ position }) => position)).toEqual([
    ...['G', 'D', 'D', 'D', 'D', 'M', 'M', 'M', 'M', 'F', 'F'],
  ]);
  expect(lineUp?.starters[0]?.playerId).toBe('11');
  expect(lineUp?.bench).toEqual([{ playerId: '12', name: 'Player 12', position: '' }]);
});

test.each([
  ['nothing yet', {}],
  ['an empty list', { rosters: [] }],
  ['eight batters', baseball([pitcher, ...nine.slice(1)])],
  [
    'two at one place',
    baseball([pitcher, ...nine.slice(1), { ...nine[1], athlete: { id: '5', displayName: 'X' } }]),
  ],
  ['a squad without starters', baseball([reliever])],
  ['no team', baseball([pitcher, ...nine], null)],
  ['no answer', undefined],
])('baseball has no line-up: %s', (_, answer) => {
  expect(parseLineUps(answer, 'baseball').size).toBe(0);
});

test('ten or twelve on the field are no line-up; one listed twice is one', () => {
  expect(startersOf(soccer(eleven.slice(1)), 'soccer', '359')).toBeUndefined();
  expect(
    startersOf(soccer([...eleven, { ...onBench, starter: true }]), 'soccer', '359'),
  ).toBeUndefined();
  expect(startersOf(soccer([...eleven, ...eleven]), 'soccer', '359')).toHaveLength(11);
});

test.each([
  ['GK', 'G'],
  ['CD-L', 'D'],
  ['LWB', 'D'],
  ['DM', 'M'],
  ['AM-R', 'M'],
  ['MF', 'M'],
  ['CF', 'F'],
  ['ST', 'F'],
  ['LW', 'F'],
  ['SUB', undefined],
  ['?', undefined],
  [undefined, undefined],
])('a place %s is of the line %s', (place, role) => {
  expect(roleOnField(place)).toBe(role);
});

test('mutations never throw and never let nonsense through', () => {
  const text = JSON.stringify({
    rosters: [...baseball([pitcher, ...nine]).rosters, ...soccer(eleven).rosters],
  });
  fc.assert(
    fc.property(mutations, (changes) => {
      const answer = JSON.parse(text);
      mutate(answer, changes);
      for (const sport of ['baseball', 'soccer'] as const) {
        for (const lineUp of parseLineUps(answer, sport).values()) {
          expect(badTexts(lineUp)).toEqual([]);
          for (const { playerId } of lineUp.starters) expect(playerId).toMatch(/^\d{1,20}$/);
        }
      }
    }),
    { numRuns: 200 },
  );
});
