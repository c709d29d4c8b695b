import { expect, test } from 'vitest';
import type { EventTold } from '#domain/live/eventTold.ts';
import { parseEventBoard } from './eventBoard.ts';

type Line = readonly [games: unknown, more?: object];

interface Told {
  readonly name?: string;
  readonly state?: string;
  readonly period?: number;
  readonly home?: readonly Line[];
  readonly away?: readonly Line[];
  readonly serves?: 'home' | 'away' | 'both';
  readonly winner?: 'home' | 'away';
}

const WON = { winner: true };
const LOST = { winner: false };

/** A match as the tours' boards tell it: the away side first. */
function match({
  name = 'IN_PROGRESS',
  state = 'in',
  period = 3,
  home = [],
  away = [],
  serves,
  winner,
}: Told) {
  const side = (homeAway: 'home' | 'away', lines: readonly Line[]) => ({
    id: homeAway === 'home' ? '2872' : '10427',
    type: 'athlete',
    homeAway,
    athlete: { displayName: homeAway === 'home' ? 'SoonWoo Kwon' : 'Arthur Gea' },
    linescores: lines.map(([value, more]) => ({ value, ...more })),
    ...(serves && { possession: serves === 'both' || serves === homeAway }),
    ...(winner && { winner: winner === homeAway }),
  });
  return {
    id: '178928',
    uid: 's:850~l:851~e:424-2026~c:178928',
    date: '2026-07-29T03:35Z',
    status: {
      period,
      type: { name: `STATUS_${name}`, state, completed: state === 'post', detail: '3rd Set' },
    },
    competitors: [side('away', away), side('home', home)],
    type: { id: '1', slug: 'mens-singles' },
  };
}

const boardOf = (...competitions: readonly unknown[]) => ({
  events: [
    {
      id: '424-2026',
      name: 'Mifel Tennis Open',
      groupings: [{ grouping: { slug: 'mens-singles' }, competitions }],
    },
  ],
});

function told(given: Told): EventTold | undefined {
  const board = parseEventBoard(boardOf(match(given)), 'ATP');
  return board.ok ? board.value.events[0] : undefined;
}

test('a match in its third set: sets, games and who serves, in the order home and away', () => {
  expect(
    told({
      home: [[4, LOST], [7, { tiebreak: 10, ...WON }], [1]],
      away: [[6, WON], [6, { tiebreak: 8, ...LOST }], [4]],
      serves: 'away',
    }),
  ).toEqual({
    sourceId: 'tennis-178928',
    stage: 'playing',
    detail: '3rd Set',
    names: ['SoonWoo Kwon', 'Arthur Gea'],
    state: {
      sport: 'tennis',
      sets: [
        [4, 6],
        [7, 6],
      ],
      games: [1, 4],
      server: 'b',
    },
  });
});

test.each<[string, Told, object | undefined]>([
  ['before its first game', { period: 1 }, { sets: [], games: [0, 0] }],
  [
    'a set that is over before the next is listed',
    { home: [[6, WON]], away: [[3, LOST]] },
    { sets: [[6, 3]], games: [0, 0] },
  ],
  [
    'the same where only the period tells',
    { period: 2, home: [[6]], away: [[3]] },
    { sets: [[6, 3]], games: [0, 0] },
  ],
  [
    'a tie-break whose points are told',
    { period: 1, home: [[6, { tiebreak: 4 }]], away: [[6, { tiebreak: 5 }]] },
    { games: [6, 6], points: [4, 5] },
  ],
  [
    'one whose points are told of one side alone',
    { period: 1, home: [[6, { tiebreak: 4 }]], away: [[6]] },
    { games: [6, 6] },
  ],
  [
    'both said to serve',
    { period: 1, home: [[1]], away: [[1]], serves: 'both' },
    { games: [1, 1] },
  ],
  ['games that cannot be', { period: 1, home: [['x']], away: [[1]] }, undefined],
  ['more games than any set had', { period: 1, home: [[100]], away: [[1]] }, undefined],
])('%s', (_, given, state) => {
  const found = told(given)?.state;
  if (state === undefined) expect(found).toBeUndefined();
  else expect(found).toEqual({ sport: 'tennis', sets: [], ...state });
});

test('who gives up has lost, whatever the score; without a winner an end has no state', () => {
  const score = { home: [[6, WON], [0]], away: [[1, LOST], [2]] } as const;
  const given = { ...score, name: 'RETIRED', state: 'post', period: 2 } as const;
  expect(told({ ...given, winner: 'away' })).toMatchObject({
    stage: 'ended',
    state: { winner: 'b', retired: true, sets: [[6, 1]], games: [0, 2] },
  });
  expect(told(given)?.state).toBeUndefined();
  expect(told({ ...given, name: 'WALKOVER', winner: 'away' })?.stage).toBe('off');
  expect(told({ ...given, name: 'SUSPENDED', state: 'in' })?.stage).toBe('paused');
});

test('another league’s answer is refused, one bad match loses no other, and nothing throws', () => {
  const bad = [null, 7, { id: '8' }, { ...match({}), competitors: [] }, match({ state: 'odd' })];
  const board = parseEventBoard(boardOf(...bad, match({})), 'ATP');
  expect(board.ok && board.value.events.map(({ sourceId }) => sourceId)).toEqual(['tennis-178928']);
  expect(parseEventBoard({ ...boardOf(), leagues: [{ slug: 'nfl' }] }, 'ATP').ok).toBe(false);
  for (const odd of [undefined, null, [], {}, { events: {} }])
    expect(parseEventBoard(odd, 'WTA').ok).toBe(false);
});
