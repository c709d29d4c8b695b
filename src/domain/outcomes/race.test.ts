import { expect, test } from 'vitest';
import { EXAMPLE_RACE_OUTCOME } from '../events/exampleEvents.fixture.ts';
import {
  constructorPoints,
  headToHead,
  poleShares,
  type RaceOutcome,
  retirementShares,
  stageShares,
  topShares,
  winnersBy,
  winShares,
} from './race.ts';

/** Like the example, with its grid known and one stage. */
const outcome: RaceOutcome = { ...EXAMPLE_RACE_OUTCOME, pole: [], stages: [[4, 0, 0]] };

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
    { name: 'Red', value: 30 },
    { name: 'Blue', value: 15 },
  ]);
});

test('points, retirements and stages are means over the runs', () => {
  const entrants = outcome.entrants.map((entrant, index) => ({ ...entrant, team: `${index}` }));
  expect(constructorPoints({ ...outcome, entrants }).map(({ value }) => value)).toEqual([
    20, 15, 10,
  ]);
  expect(retirementShares(outcome)).toEqual([0, 0.25, 0.5]);
  expect(stageShares(outcome, 1)).toEqual([1, 0, 0]);
  expect(stageShares(outcome, 2)).toEqual([]);
  expect(poleShares(outcome)).toEqual([]);
});

test('the two sides of a matchup add up to one', () => {
  expect(headToHead(outcome, 0, 1)).toBe(0.75);
  expect(headToHead(outcome, 0, 1) + headToHead(outcome, 1, 0)).toBe(1);
});
