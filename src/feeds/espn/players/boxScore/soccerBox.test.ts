import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badNumbers, badTexts, mutate, mutations } from '../../../reading/mutations.fixture.ts';
import { parseBoxScore } from './boxScore.ts';
import { minuteOf, minutesOn } from './minutesOn.ts';

// Shapes as users of the feed report them for 2026; names, numbers and figures are ours.
const play = (displayValue: string, more: object = { substitution: true }) => ({
  clock: { value: 1, displayValue },
  ...more,
});
const player = (id: string, abbreviation: string, more: object = {}) => ({
  active: true,
  starter: true,
  subbedIn: false,
  subbedOut: false,
  athlete: { id, displayName: `Player ${id}` },
  position: { abbreviation },
  stats: [
    { name: 'totalGoals', abbreviation: 'G', value: 1, displayValue: '1' },
    { name: 'goalAssists', value: 0 },
    { name: 'totalShots', value: 3 },
    { name: 'yellowCards', value: 1 },
  ],
  ...more,
});
const ROSTER = [
  player('1', 'CF-R'),
  player('2', 'LB', { subbedOut: true, plays: [play("67'")] }),
  player('3', 'SUB', { starter: false, subbedIn: true, plays: [play("67'")] }),
  player('4', 'SUB', { starter: false, stats: [] }),
  player('5', 'CD-L', { plays: [play("30'", { redCard: true })] }),
  player('6', 'SUB', { starter: false, subbedIn: { didSub: true }, plays: [play("90'+3'")] }),
  player('7', 'M', {
    starter: false,
    subbedIn: true,
    subbedOut: true,
    plays: [play("46'"), play("80'")],
  }),
];
const answer = (roster: readonly unknown[], more: object = {}) => ({
  header: { id: '704' },
  boxscore: { teams: [] },
  rosters: [{ homeAway: 'home', formation: '4-3-3', team: { id: '359' }, roster }],
  ...more,
});
const linesOf = (given: unknown) => {
  const box = parseBoxScore(given, 'soccer');
  return box.ok ? box.value.get('359') : box.reason;
};
const minutesIn = (given: unknown) => {
  const lines = linesOf(given);
  return typeof lines === 'string' ? lines : lines?.map(({ stats }) => stats.minutes);
};

test('a starter’s line: place, goals, assists, shots, and ninety minutes', () => {
  expect(linesOf(answer(ROSTER.slice(0, 1)))).toEqual([
    {
      playerId: '1',
      name: 'Player 1',
      position: 'F',
      starter: true,
      stats: { minutes: 90, goals: 1, assists: 0, shots: 3 },
    },
  ]);
});

test('minutes follow from who came, went and was sent off; who stayed on the bench has no line', () => {
  expect(minutesIn(answer(ROSTER))).toEqual([90, 67, 23, 30, 1, 34]);
});

test('a change that only the game’s events tell', () => {
  const off = player('2', 'LB', { subbedOut: true });
  const on = player('3', 'SUB', { starter: false, subbedIn: true });
  const keyEvents = [
    {
      type: { text: 'Goal' },
      clock: { displayValue: "12'" },
      participants: [{ athlete: { id: '2' } }],
    },
    {
      type: { text: 'Substitution' },
      clock: { displayValue: "71'" },
      participants: [{ athlete: { id: '3' } }, { athlete: { id: '2' } }],
    },
  ];
  expect(minutesIn(answer([off, on], { keyEvents }))).toEqual([71, 19]);
});

test('a minute that is not told is left out, the rest of the line stays', () => {
  const unknown = player('2', 'LB', { subbedOut: true, plays: [play('half-time')] });
  expect(linesOf(answer([unknown, player('8', 'LB', { subbedOut: true })]))).toMatchObject([
    { stats: { goals: 1 } },
    { stats: { goals: 1 } },
  ]);
  expect(minutesIn(answer([unknown]))).toEqual([undefined]);
});

test.each([
  ["67'", 67],
  ["45'+2'", 45],
  ["90'+11'", 90],
  ["120'", 90],
  ['67', 67],
  ['HT', undefined],
  ['', undefined],
])('the clock %j is minute %s', (clock, minute) => {
  expect(minuteOf(clock)).toBe(minute);
});

test('who left before he came was on for no known time', () => {
  const odd = { starter: false, came: true, went: true, changes: [80, 46] };
  expect(minutesOn(odd)).toBeUndefined();
});

test('no line-ups, no box score', () => {
  expect(linesOf({ boxscore: {} })).toBe('sent no box score');
  expect(linesOf(undefined)).toBe('sent no box score');
});

test('mutations never throw and never let nonsense through', () => {
  const text = JSON.stringify(answer(ROSTER));
  fc.assert(
    fc.property(mutations, (changes) => {
      const given = JSON.parse(text);
      mutate(given, changes);
      const box = parseBoxScore(given, 'soccer');
      const lines = box.ok ? [...box.value.values()].flat() : [];
      expect([...badTexts(lines), ...badNumbers(lines)]).toEqual([]);
      for (const { stats } of lines) {
        expect(stats.minutes ?? 1).toBeGreaterThanOrEqual(1);
        expect(stats.minutes ?? 90).toBeLessThanOrEqual(90);
      }
    }),
  );
});
