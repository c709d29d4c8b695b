import { expect, test } from 'vitest';
import { clockOf } from './clockOf.ts';
import type { GameState } from './gameState.ts';
import { stateOfClock } from './stateOfClock.ts';

const STATES: readonly GameState[] = [
  {
    sport: 'football',
    home: 17,
    away: 10,
    period: 3,
    secondsLeft: 494,
    possession: 'away',
    down: 2,
    distance: 7,
    yardsToGoal: 43,
    homeTimeouts: 3,
    awayTimeouts: 2,
  },
  { sport: 'football', home: 0, away: 0, period: 1, secondsLeft: 900 },
  { sport: 'basketball', home: 55, away: 60, period: 2, secondsLeft: 12.3 },
  {
    sport: 'hockey',
    home: 1,
    away: 2,
    period: 3,
    secondsLeft: 61,
    homeSkaters: 6,
    awaySkaters: 5,
  },
  { sport: 'soccer', home: 1, away: 1, period: 2, minute: 90, added: 3, awayReds: 1 },
  { sport: 'baseball', home: 0, away: 4, inning: 7, bottom: true, outs: 2, bases: 5 },
];

test.each(STATES)('what an answer says of a state gives the state again: $sport', (state) => {
  const clock = clockOf(state, true);
  expect(clock.between).toBe(true);
  expect(stateOfClock(state.sport, state, JSON.parse(JSON.stringify(clock)))).toEqual(state);
});
