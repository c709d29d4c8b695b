import { describe, expect, test } from 'vitest';
import { announcedOf } from './announcedOf.ts';

type KnownOfSide = Parameters<typeof announcedOf>[0];

const now = new Date('2026-11-21T13:03:00Z');
const expected = [
  { playerId: '1', position: 'QB', chance: 1 },
  { playerId: '2', position: 'QB', chance: 1 },
  { playerId: '3', position: 'WR', chance: 1 },
];
const player = (playerId: string, name: string, position: string, more = {}) =>
  [playerId, { playerId, name, position, ...more }] as const;
const known = (change: Partial<KnownOfSide> = {}): KnownOfSide => ({
  league: 'NFL',
  gameTime: '2026-11-22T18:00:00Z',
  now,
  expected,
  roster: undefined,
  players: new Map([
    player('1', 'Josh Allen', 'QB'),
    player('2', 'Mitch Trubisky', 'QB'),
    player('3', 'Khalil Shakir', 'WR'),
  ]),
  lineUp: undefined,
  starter: undefined,
  ...change,
});
const chances = (change: Partial<KnownOfSide>) =>
  Object.fromEntries(announcedOf(known(change)).players.map((one) => [one.playerId, one.chance]));
const starts = (change: Partial<KnownOfSide>) =>
  Object.fromEntries(announcedOf(known(change)).players.map((one) => [one.playerId, one.starts]));

test('without a roster, whoever is expected', () => {
  expect(announcedOf(known())).toEqual({ players: expected, lineUp: 'expected' });
});

test('a roster says who is there, in what place, and who is not active', () => {
  const roster = [
    { playerId: '1', name: 'Josh Allen', position: 'QB', depth: 1 },
    { playerId: '9', name: 'A Newcomer', position: 'WR', inactive: 'Injured Reserve' },
  ];
  expect(announcedOf(known({ roster })).players).toEqual([
    { playerId: '1', position: 'QB', chance: 1, depth: 1 },
    { playerId: '9', position: 'WR', chance: 0 },
  ]);
});

describe('a report', () => {
  const listed = (more: object) =>
    new Map([player('3', 'Khalil Shakir', 'WR', { status: 'Questionable', chance: 0.6, ...more })]);
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

  test('gives its chance to play', () => {
    expect(chances({ players: listed({ toldAt: at(1) }) })).toEqual({ 1: 1, 2: 1, 3: 0.6 });
  });

  test('says nothing once it is a day old', () => {
    expect(chances({ players: listed({ toldAt: at(25) }) })).toEqual({ 1: 1, 2: 1, 3: 1 });
  });

  test('leaves open whether he plays who may be back by then', () => {
    const out = { status: 'Out', chance: 0, toldAt: at(1) };
    const on = (returns: string) => chances({ players: listed({ ...out, returns }) })[3];
    expect([on('2026-11-22'), on('2026-11-23'), on('2026-11-20')]).toEqual([0.5, 0, 0]);
  });
});

test('the announced quarterback starts and the others do not; a name that nobody has says nothing', () => {
  const starter = { name: 'Mitch Trubisky', status: 'expected' } as const;
  expect(starts({ starter })).toEqual({ 1: false, 2: true, 3: undefined });
  expect(starts({ starter: { ...starter, name: 'Nobody' } })).toEqual({});
});

describe('a line-up', () => {
  const one = (playerId: string, position: string) => ({ playerId, name: playerId, position });

  test('says who starts, who sits, and who is not there at all', () => {
    const lineUp = { starters: [one('1', 'QB')], bench: [one('2', 'QB')] };
    const { players, lineUp: out } = announcedOf(known({ lineUp }));
    expect(out).toBe('out');
    expect(players.map(({ playerId, starts: is, chance }) => [playerId, is, chance])).toEqual([
      ['1', true, 1],
      ['2', false, 1],
      ['3', false, 0],
    ]);
  });

  test('gives batters their places, and the pitcher none', () => {
    const lineUp = { starters: [one('7', 'SP'), one('4', 'CF'), one('5', 'SS')], bench: [] };
    const { players } = announcedOf(known({ league: 'MLB', expected: [], lineUp }));
    expect(players.map(({ playerId, slot }) => [playerId, slot])).toEqual([
      ['7', undefined],
      ['4', 1],
      ['5', 2],
    ]);
  });
});
