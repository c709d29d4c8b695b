import { expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import { parseLiveBoard } from './board.ts';
import { parseTold } from './told.ts';

interface Told {
  readonly name?: string;
  readonly state?: string;
  readonly detail?: string;
  readonly period?: number;
  readonly clock?: string;
  readonly score?: readonly [home: unknown, away: unknown];
  readonly more?: object;
}

/** An event as a scoreboard has it, in the second period of a game. */
function event({
  name = 'IN_PROGRESS',
  state = 'in',
  detail = '',
  period = 2,
  clock = '8:14',
  score = ['10', '7'],
  more = {},
}: Told) {
  const type = { name: `STATUS_${name}`, state, completed: state === 'post', detail };
  const side = (homeAway: string, id: string, abbreviation: string, points: unknown) => ({
    homeAway,
    score: points,
    team: { id, abbreviation },
  });
  return {
    id: '7',
    competitions: [
      {
        status: { period, displayClock: clock, type },
        competitors: [side('home', '1', 'ATL', score[0]), side('away', '29', 'CAR', score[1])],
        ...more,
      },
    ],
  };
}

function stateOf(league: League, told: Told) {
  const read = parseTold(event(told), league);
  return read.ok
    ? { stage: read.value.stage, between: read.value.between, ...read.value.state }
    : read.reason;
}

test('football: possession, down and place, from the side whose half it is', () => {
  const situation = {
    down: 2,
    distance: 7,
    possession: '29',
    possessionText: 'ATL 21',
    homeTimeouts: 3,
    awayTimeouts: 2,
  };
  expect(stateOf('NFL', { more: { situation } })).toEqual({
    stage: 'playing',
    between: false,
    sport: 'football',
    home: 10,
    away: 7,
    period: 2,
    secondsLeft: 494,
    possession: 'away',
    down: 2,
    distance: 7,
    yardsToGoal: 21,
    homeTimeouts: 3,
    awayTimeouts: 2,
  });
  const own = { ...situation, possessionText: 'CAR 21' };
  expect(stateOf('NFL', { more: { situation: own } })).toMatchObject({ yardsToGoal: 79 });
});

test.each([
  { down: -1, distance: 0, possession: '29', possessionText: 'XYZ 21' },
  { down: 9, homeTimeouts: 7, possession: '4' },
  'nonsense',
  null,
])('what a situation does not tell is absent: %j', (situation) => {
  const state = stateOf('NFL', { more: { situation } });
  expect(state).toMatchObject({ period: 2, secondsLeft: 494 });
  for (const field of ['down', 'distance', 'yardsToGoal', 'homeTimeouts'])
    expect(state).not.toHaveProperty(field);
});

test('ends of periods, overtime and shoot-outs have a clock, a started second counts', () => {
  expect(stateOf('NFL', { name: 'HALFTIME', clock: '' })).toMatchObject({
    between: true,
    secondsLeft: 0,
  });
  expect(stateOf('NBA', { clock: '12.3', period: 5 })).toMatchObject({
    period: 5,
    secondsLeft: 13,
  });
  expect(stateOf('NHL', { name: 'SHOOTOUT', clock: '5:00', period: 5 })).toMatchObject({
    secondsLeft: 0,
  });
  expect(stateOf('NBA', { clock: '99:00' })).toEqual({ stage: 'playing', between: false });
});

test.each([
  ["22'", 1, 'FIRST_HALF', { period: 1, minute: 22 }],
  ["45'+4'", 1, 'FIRST_HALF', { period: 1, minute: 45, added: 4 }],
  ["47'", 1, 'FIRST_HALF', { period: 1, minute: 45, added: 2 }],
  ["45'+4'", 1, 'HALFTIME', { period: 2, minute: 45, between: true }],
  ["90'+7'", 2, 'SECOND_HALF', { period: 2, minute: 90, added: 7 }],
])('soccer: %s of half %i, %s', (clock, period, name, wanted) => {
  const details = [
    { redCard: true, team: { id: '29' } },
    { redCard: false, yellowCard: true, team: { id: '1' } },
  ];
  expect(
    stateOf('EPL', { clock, period, name, score: ['2', '0'], more: { details } }),
  ).toMatchObject({
    ...wanted,
    homeReds: 0,
    awayReds: 1,
  });
});

test('soccer’s extra time is none of the game: it ended with the score after 90 minutes, if that is told', () => {
  const goal = (minute: string, id: string) => ({
    scoringPlay: true,
    clock: { displayValue: minute },
    team: { id },
  });
  const details = [goal("12'", '1'), goal("90'+2'", '29'), goal("105'", '1')];
  const longer = { name: 'OVERTIME', period: 4, clock: "110'", score: ['2', '1'] } as const;
  expect(stateOf('MLS', { ...longer, more: { details } })).toMatchObject({
    stage: 'ended',
    home: 1,
    away: 1,
  });
  expect(stateOf('MLS', longer)).toEqual({ stage: 'ended', between: false });
});

test('a soccer game that goes on says so until it is over, and then how it was decided', () => {
  const told = (change: Told) => {
    const read = parseTold(event({ clock: "90'+4'", ...change }), 'MLS');
    return read.ok ? read.value : undefined;
  };
  expect(told({ name: 'END_OF_REGULATION', period: 2 })).toMatchObject({
    stage: 'playing',
    state: { period: 2, minute: 90 },
  });
  expect(told({ name: 'OVERTIME', period: 3 })).toMatchObject({ stage: 'ended', goesOn: true });
  expect(told({ name: 'SHOOTOUT', period: 5 })).toMatchObject({ stage: 'ended', goesOn: true });
  for (const [name, period, detail, words] of [
    ['FINAL_AET', 4, 'AET', 'AET'],
    ['FINAL_PEN', 5, 'FT-Pens', 'FT-Pens'],
    ['FINAL', 4, 'FT', 'AET'],
    ['FINAL', 5, 'FT', 'FT-Pens'],
    ['FULL_TIME', 2, 'FT', 'FT'],
  ] as const) {
    const over = told({ name, period, detail, state: 'post' });
    expect(over).toMatchObject({ stage: 'ended', detail: words });
    expect(over).not.toHaveProperty('goesOn');
  }
});

test.each([
  ['Top 5th', 1, { inning: 5, bottom: false, outs: 1, bases: 5 }],
  ['Bottom 5th', 1, { inning: 5, bottom: true, outs: 1, bases: 5 }],
  ['Top 5th', 3, { inning: 5, bottom: true, outs: 0, bases: 0 }],
  ['Middle 5th', 3, { inning: 5, bottom: true, outs: 0, bases: 0 }],
  ['End 5th', 3, { inning: 6, bottom: false, outs: 0, bases: 0 }],
])('baseball: %s with %i out', (detail, outs, wanted) => {
  const situation = { outs, onFirst: true, onSecond: false, onThird: true };
  expect(stateOf('MLB', { detail, period: 5, more: { situation } })).toMatchObject(wanted);
});

test('stages: delays and suspensions pause, a delayed start waits, what is called off is off', () => {
  const stage = (name: string, state: string, period = 2) =>
    stateOf('MLB', { name, state, period, detail: 'Rain Delay, Top 2nd' });
  expect(stage('RAIN_DELAY', 'in')).toMatchObject({ stage: 'paused', inning: 2 });
  expect(stage('SUSPENDED', 'post')).toMatchObject({ stage: 'paused' });
  expect(stage('DELAYED', 'pre', 0)).toMatchObject({ stage: 'waiting' });
  expect(stage('POSTPONED', 'post')).toMatchObject({ stage: 'off' });
  expect(stage('FINAL', 'post')).toMatchObject({ stage: 'ended', home: 10 });
  expect(stage('ODD', 'unheard')).toBe('status not understood');
});

test('a bad game is left out alone, another league’s board and no list are refused', () => {
  const events = [event({}), { ...event({ score: ['x', null] }), id: '8' }, null, 'text'];
  const board = parseLiveBoard({ events }, 'NFL');
  expect(board.ok && board.value.games.map(({ sourceId }) => sourceId)).toEqual(['7']);
  expect(board.ok && board.value.quarantined).toHaveLength(3);
  expect(parseLiveBoard({ leagues: [{ slug: 'nba' }], events }, 'NFL').ok).toBe(false);
  for (const odd of [null, [], 'x', { events: 3 }])
    expect(parseLiveBoard(odd, 'NFL').ok).toBe(false);
});
