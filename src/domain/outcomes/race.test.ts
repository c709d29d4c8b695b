import { expect, test } from 'vitest';
import {
  constructorPoints,
  expectedPoints,
  headToHead,
  poleShares,
  type RaceOutcome,
  retirementShares,
  stageShares,
  topShares,
  winnersBy,
  winShares,
} from './race.ts';

/** Four runs of three cars. */
const outcome: RaceOutcome = {
  runs: 4,
  entrants: [
    { driver: 'A', team: 'Red', make: 'Ford' },
    { driver: 'B', team: 'Blue', make: 'Toyota' },
    { driver: 'C', team: 'Red', make: 'Ford' },
  ],
  places: [
    [2, 1, 1],
    [1, 2, 1],
    [1, 1, 2],
  ],
  retired: [0, 1, 2],
  ahead: [
    [0, 3, 2],
    [1, 0, 3],
    [2, 1, 0],
  ],
  pole: [],
  fastestLap: [1, 2, 1],
  points: [40, 20, 12],
  stages: [[4, 0, 0]],
};

test('a top-3 probability adds up the first three places', () => {
  expect(winShares(outcome)).toEqual([0.5, 0.25, 0.25]);
  expect(topShares(outcome, 2)).toEqual([0.75, 0.75, 0.5]);
  expect(topShares(outcome, 3)).toEqual([1, 1, 1]);
});

test('manufacturers and teams win as often as their cars do, the likeliest first', () => {
  expect(winnersBy(outcome, 'make')).toEqual([
    { name: 'Ford', value: 0.75 },
    { name: 'Toyota', value: 0.25 },
  ]);
  expect(constructorPoints(outcome)).toEqual([
    { name: 'Red', value: 13 },
    { name: 'Blue', value: 5 },
  ]);
});

test('points, retirements and stages are means over the runs', () => {
  expect(expectedPoints(outcome)).toEqual([10, 5, 3]);
  expect(retirementShares(outcome)).toEqual([0, 0.25, 0.5]);
  expect(stageShares(outcome, 1)).toEqual([1, 0, 0]);
  expect(stageShares(outcome, 2)).toEqual([]);
  expect(poleShares(outcome)).toEqual([]);
});

test('the two sides of a matchup add up to one', () => {
  expect(headToHead(outcome, 0, 1)).toBe(0.75);
  expect(headToHead(outcome, 0, 1) + headToHead(outcome, 1, 0)).toBe(1);
});
