import { expect, test } from 'vitest';
import type { RaceOutcome } from './race.ts';
import { finishRange, raceLadder } from './raceLadder.ts';

test('a spread names the middle, the middle half and nine runs in ten', () => {
  expect(finishRange([10, 20, 40, 20, 10])).toEqual({
    low90: 1,
    low50: 2,
    middle: 3,
    high50: 4,
    high90: 5,
  });
});

test('the ladder starts with the likeliest winner, equals by their middle place', () => {
  const entrant = (driver: string) => ({ driver, team: 'Team', make: '' });
  const outcome: RaceOutcome = {
    runs: 10,
    entrants: [entrant('Slow'), entrant('Fast'), entrant('Steady')],
    places: [
      [0, 2, 8],
      [10, 0, 0],
      [0, 8, 2],
    ],
    retired: [0, 0, 0],
    ahead: [],
    pole: [],
    fastestLap: [],
    points: [],
    stages: [],
  };
  expect(raceLadder(outcome).map(({ driver, win }) => [driver, win])).toEqual([
    ['Fast', 1],
    ['Steady', 0],
    ['Slow', 0],
  ]);
});
