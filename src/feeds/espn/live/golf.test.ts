import { expect, test } from 'vitest';
import { parseGolfTold } from './golf.ts';
import { parseGolfBoard } from './golfBoard.ts';

interface Player {
  readonly name?: string;
  /** To par by round as the board writes it, with the strokes. */
  readonly lines?: readonly (readonly [value: number, shown: string])[];
  readonly period?: number;
  readonly thru?: number | null;
  readonly words?: string;
  readonly type?: string;
  readonly more?: object;
}

/** A leaderboard's player: by default on his way through the first nine of the second round. */
function player(id: string, told: Player = {}) {
  const { lines = [[70, 'E'] as const, [20, '-1'] as const], period = 2, thru = 5 } = told;
  return {
    id,
    athlete: { displayName: told.name ?? `Player ${id}` },
    status: {
      period,
      ...(thru !== null && { thru }),
      displayValue: told.words ?? '',
      type: { name: `STATUS_${told.type ?? 'IN_PROGRESS'}`, state: 'in' },
      position: { displayName: '-' },
    },
    linescores: lines.map(([value, displayValue], at) => ({ value, displayValue, period: at + 1 })),
    ...told.more,
  };
}

interface Board {
  readonly name?: string;
  readonly state?: string;
  readonly detail?: string;
  readonly round?: string;
  readonly period?: number;
  readonly more?: object;
}

function event(players: readonly object[], told: Board = {}) {
  const { name = 'IN_PROGRESS', state = 'in', round = 'IN_PROGRESS', period = 2 } = told;
  return {
    id: '401',
    uid: 's:1100~l:1106~e:401',
    status: { type: { name: `STATUS_${name}`, state, completed: state === 'post' } },
    courses: [{ shotsToPar: 70 }],
    tournament: { numberOfRounds: 4, scoringSystem: { name: 'Medal' } },
    competitions: [
      {
        status: {
          period,
          type: { name: `STATUS_${round}`, state: 'in', detail: told.detail ?? 'Round 2' },
        },
        competitors: players,
      },
    ],
    ...told.more,
  };
}

function told(players: readonly object[], board: Board = {}) {
  const read = parseGolfTold(event(players, board));
  return read.ok ? read.value : expect.fail(read.reason);
}
const stateOf = (players: readonly object[], board: Board = {}) => told(players, board).state;

test('finished rounds and the one under way, by the published ids', () => {
  const finished = { lines: [[72, '+2'] as const, [66, '-4'] as const], thru: 18, type: 'FINISH' };
  const waiting = { lines: [[68, '-2'] as const, [0, '-'] as const], thru: 0, type: 'SCHEDULED' };
  expect(told([player('1'), player('2', finished), player('3', waiting)])).toEqual({
    sourceId: 'golf-401',
    stage: 'playing',
    detail: 'Round 2',
    state: {
      sport: 'golf',
      round: 2,
      players: [
        { id: '1', rounds: [0], toPar: -1, thru: 5 },
        { id: '2', rounds: [2, -4] },
        { id: '3', rounds: [-2] },
      ],
    },
  });
});

test('between rounds: tee times of the next alone, however the feed counts it', () => {
  const done = {
    lines: [[70, 'E'] as const, [67, '-3'] as const],
    period: 3,
    thru: 0,
    type: 'FINISH',
  };
  const state = stateOf([player('1', done)], { round: 'PLAY_COMPLETE', detail: 'Play Complete' });
  expect(state).toMatchObject({ round: 2, players: [{ id: '1', rounds: [0, -3] }] });
  expect(told([player('1', done)], { round: 'PLAY_COMPLETE' }).stage).toBe('playing');
});

test('cut, withdrawn and disqualified; a round given up keeps its holes', () => {
  const whole = [
    [75, '+5'],
    [74, '+4'],
    [0, '-'],
  ] as const;
  const state = stateOf([
    player('1'),
    player('2', { lines: whole, thru: null, type: 'CUT', words: 'CUT' }),
    player('3', { type: 'CUT', words: 'WD', thru: 5 }),
    player('4', {
      lines: [
        [75, '+5'],
        [0, '-'],
      ],
      thru: 0,
      type: 'CUT',
      words: 'WD',
    }),
    player('5', { lines: [[71, '+1']], thru: null, words: 'DQ', type: 'DISQUALIFIED' }),
  ]);
  expect(state?.players.slice(1)).toEqual([
    { id: '2', rounds: [5, 4], out: 'cut' },
    { id: '3', rounds: [0], toPar: -1, thru: 5, out: 'withdrawn' },
    { id: '4', rounds: [5], out: 'withdrawn' },
    { id: '5', rounds: [1], out: 'disqualified' },
  ]);
});

test('a suspended round pauses: some have yet to finish it, some are ahead', () => {
  const behind = { lines: [[40, '+3'] as const], period: 1, thru: 12, type: 'SUSPENDED' };
  const read = told([player('1', behind), player('2')], { round: 'SUSPENDED', period: 1 });
  expect(read).toMatchObject({ stage: 'paused', state: { round: 2 } });
  expect(read.state?.players).toEqual([
    { id: '1', rounds: [], toPar: 3, thru: 12 },
    { id: '2', rounds: [0], toPar: -1, thru: 5 },
  ]);
});

test('a play-off’s holes are none of the score; its winner is told when it has ended', () => {
  const four = [
    [68, '-2'],
    [68, '-2'],
    [68, '-2'],
    [68, '-2'],
    [8, 'E'],
  ] as const;
  const tied = { lines: four, period: 5, thru: 2, more: { score: '-8' } };
  const first = { score: '-8', status: { period: 5, position: { displayName: '1' } } };
  const won = { ...tied, more: first };
  const players = [player('1', tied), player('2', won)];
  const playing = stateOf(players, { period: 5, detail: 'Playoff' });
  expect(playing).toMatchObject({ round: 4, players: [{ rounds: [-2, -2, -2, -2] }, {}] });
  expect(playing).not.toHaveProperty('winner');
  const ended = { name: 'FINAL', state: 'post', period: 5 };
  expect(stateOf(players, { ...ended, more: { winner: { id: '1' } } })?.winner).toBe('1');
  expect(stateOf(players, ended)?.winner).toBe('2');
});

test('where a round is not told to par, the one course’s par says it, several courses’ not', () => {
  const bare = { lines: [[66, '']] as const, period: 2, thru: 0 };
  expect(stateOf([player('1', bare)])?.players[0]?.rounds).toEqual([-4]);
  const two = { more: { courses: [{ shotsToPar: 70 }, { shotsToPar: 72 }] } };
  expect(stateOf([player('1', bare)], two)).toBeUndefined();
});

test.each([
  ['a player who is in and cannot be read', [player('1'), player('2', { lines: [], thru: 5 })]],
  ['an entry of another shape', [player('1'), { id: null }]],
  ['nobody in', [player('1', { type: 'CUT', words: 'WD' })]],
  ['no players', []],
])('no state, but its stage: %s', (_, players) => {
  expect(told(players)).toEqual({ sourceId: 'golf-401', stage: 'playing', detail: 'Round 2' });
});

test('points and holes won are no strokes; before the start there is no state', () => {
  const points = { tournament: { scoringSystem: { name: 'Modified Stableford' } } };
  expect(stateOf([player('1')], { more: points })).toBeUndefined();
  expect(
    told([player('1')], { name: 'SCHEDULED', state: 'pre', round: 'SCHEDULED' }),
  ).toMatchObject({
    stage: 'waiting',
  });
});

test('another tour’s board and no list are refused, a bad tournament is left out alone', () => {
  const good = event([player('1')]);
  const board = parseGolfBoard({ events: [good, { id: '5' }, null] }, 'pga-tour');
  expect(board.ok && board.value.events.map(({ sourceId }) => sourceId)).toEqual(['golf-401']);
  expect(board.ok && board.value.quarantined).toHaveLength(2);
  expect(parseGolfBoard({ leagues: [{ slug: 'nfl' }], events: [good] }, 'pga-tour').ok).toBe(false);
  const other = parseGolfBoard({ events: [{ ...good, uid: 's:20~l:23~e:1' }] }, 'pga-tour');
  expect(other.ok && other.value.events).toEqual([]);
  for (const odd of [null, [], 'x', { events: 3 }])
    expect(parseGolfBoard(odd, 'pga-tour').ok).toBe(false);
});
