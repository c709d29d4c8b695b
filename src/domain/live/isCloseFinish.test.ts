import { expect, test } from 'vitest';
import type { League } from '../leagues/league.ts';
import type { GameState } from './gameState.ts';
import { isCloseFinish } from './isCloseFinish.ts';
import { footballAt } from './playedGame.fixture.ts';

const hoops = (home: number, away: number, period: number, secondsLeft: number): GameState => ({
  sport: 'basketball',
  home,
  away,
  period,
  secondsLeft,
});
const hockey = (home: number, away: number, secondsLeft: number): GameState => ({
  sport: 'hockey',
  home,
  away,
  period: 3,
  secondsLeft,
});
const soccer = (home: number, away: number, minute: number): GameState => ({
  sport: 'soccer',
  home,
  away,
  period: minute > 45 ? 2 : 1,
  minute,
});
const baseball = (home: number, away: number, inning: number): GameState => ({
  sport: 'baseball',
  home,
  away,
  inning,
  bottom: true,
  outs: 0,
  bases: 0,
});

test.each<[League, GameState, boolean]>([
  ['NFL', footballAt(20, 28, 4, 300), true],
  ['NFL', footballAt(20, 29, 4, 300), false],
  ['NFL', footballAt(20, 28, 4, 301), false],
  ['NFL', footballAt(20, 20, 3, 100), false],
  // With no time left only a level score goes on.
  ['NFL', footballAt(20, 17, 4, 0), false],
  ['NFL', footballAt(20, 20, 4, 0), true],
  ['NFL', footballAt(20, 20, 5, 200), false],
  ['NBA', hoops(101, 104, 4, 60), true],
  ['NBA', hoops(100, 104, 4, 60), false],
  ['NCAAB', hoops(60, 61, 2, 299), true],
  ['NCAAB', hoops(60, 61, 1, 299), false],
  ['NHL', hockey(2, 3, 200), true],
  ['NHL', hockey(1, 3, 200), false],
  ['EPL', soccer(1, 0, 85), true],
  ['EPL', soccer(1, 0, 84), false],
  ['EPL', soccer(2, 0, 90), false],
  ['MLB', baseball(3, 4, 9), true],
  ['MLB', baseball(3, 4, 8), false],
  ['MLB', baseball(5, 5, 11), true],
  ['MLB', baseball(2, 4, 9), false],
])('%s %j is a close finish: %s', (league, state, isClose) => {
  expect(isCloseFinish(league, state)).toBe(isClose);
});
