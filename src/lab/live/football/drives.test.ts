import { expect, test } from 'vitest';
import { FIELD_GOAL, SCORELESS, TOUCHDOWN } from '#engine/live/football/spot.ts';
import { drivesOf } from './drives.ts';
import { logisticFit } from './logisticFit.ts';
import type { FootballPlay } from './readPlays.ts';
import { stateOfPlay } from './stateOfPlay.ts';

const play = (change: Partial<FootballPlay>): FootballPlay => ({
  id: '2031-09-01|AAA|BBB',
  season: 2031,
  quarter: 1,
  left: 3000,
  homeBall: true,
  down: 1,
  distance: 10,
  yards: 60,
  home: 0,
  away: 0,
  kind: 'run',
  homeTimeouts: undefined,
  awayTimeouts: undefined,
  public: undefined,
  ...change,
});

test('a drive ends as the next score tells', () => {
  const plays = [
    play({ left: 3000 }),
    play({ left: 2900, yards: 5 }),
    play({ left: 2880, down: undefined, yards: 15, home: 6, kind: 'extra_point' }),
    play({ left: 2880, down: undefined, homeBall: false, home: 7, kind: 'kickoff' }),
    play({ left: 2880, homeBall: false, home: 7 }),
    play({ left: 2700, homeBall: true, home: 7, yards: 80 }),
    play({ left: 2500, homeBall: false, home: 10, down: undefined, kind: 'kickoff' }),
    play({ quarter: 2, left: 1810, homeBall: false, home: 10 }),
    play({ quarter: 3, left: 1800, home: 10 }),
  ];
  const drives = drivesOf(plays, { home: 10, away: 0 });
  expect(drives.map(({ result }) => result)).toEqual([
    TOUCHDOWN,
    SCORELESS,
    FIELD_GOAL,
    undefined,
    undefined,
  ]);
  expect(drives[0]?.points).toBe(7);
  expect(drives[1]?.next).toBe(80);
  expect(drives[3]?.end).toBe(1800);
});

test('a play is told as a feed tells it', () => {
  expect(stateOfPlay(play({ quarter: 2, left: 1900 }))).toMatchObject({
    period: 2,
    secondsLeft: 100,
    possession: 'home',
    yardsToGoal: 60,
  });
  expect(stateOfPlay(play({ quarter: 5, left: 400 }))).toMatchObject({
    period: 5,
    secondsLeft: 400,
  });
});

test('a logistic regression finds the shares', () => {
  const rows = Array.from({ length: 4000 }, (_, at) => [1, at % 2]);
  const weights = logisticFit(
    rows,
    rows.map((_, at) => (at % 2 === 0 ? at % 10 < 2 : at % 4 === 1)),
  );
  expect(1 / (1 + Math.exp(-(weights[0] ?? 0)))).toBeCloseTo(0.2, 2);
  expect(1 / (1 + Math.exp(-((weights[0] ?? 0) + (weights[1] ?? 0))))).toBeCloseTo(0.5, 2);
});
