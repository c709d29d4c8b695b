import type { GameLive } from './gameLive.ts';
import type { LiveCurve } from './liveCurve.ts';
import type { LiveInShort } from './liveNow.ts';

/** A game in its third quarter, for tests and the page for developers. */
export const EXAMPLE_LIVE: GameLive = {
  asOf: '2026-11-22T19:41:04.000Z',
  gameId: 18_402,
  predictionId: 1,
  sample: false,
  stage: 'playing',
  silent: false,
  detail: '8:14 - 3rd Quarter',
  score: { home: 17, away: 10 },
  clock: {
    period: 3,
    between: false,
    secondsLeft: 494,
    ball: 'away',
    down: 2,
    distance: 7,
    yardsToGoal: 43,
    homeTimeouts: 3,
    awayTimeouts: 2,
  },
  before: {
    chances: { homeWinProbability: 57.3, awayWinProbability: 42.7, drawProbability: 0 },
    meanTotal: 49.8,
    toCome: 49.8,
    spreadBet: { line: -1.5, wins: 0.512, push: 0 },
    totalBet: { line: 47.5, wins: 0.503, push: 0 },
  },
  now: {
    chances: { homeWinProbability: 78.1, awayWinProbability: 21.9, drawProbability: 0 },
    meanTotal: 46.2,
    toCome: 19.2,
    spreadBet: { line: -1.5, wins: 0.752, push: 0 },
    totalBet: { line: 47.5, wins: 0.414, push: 0 },
  },
  fall: { marginAtMost: 0.66, closer: 0.41 },
};

/** Its chance by moment. */
export const EXAMPLE_CURVE: LiveCurve = {
  asOf: EXAMPLE_LIVE.asOf,
  gameId: EXAMPLE_LIVE.gameId,
  predictionId: EXAMPLE_LIVE.predictionId,
  stage: 'playing',
  elapsed: [0, 0.14, 0.33, 0.5, 0.612],
  homeChances: [57.3, 72.4, 58.8, 70.2, 78.1],
  drawChances: [0, 0, 0, 0, 0],
  homeScores: [0, 7, 7, 14, 17],
  awayScores: [0, 0, 10, 10, 10],
};

/** The same in short. */
export const EXAMPLE_IN_SHORT: LiveInShort = {
  asOf: EXAMPLE_LIVE.asOf,
  gameId: EXAMPLE_LIVE.gameId,
  path: `/game/${EXAMPLE_LIVE.gameId}`,
  league: 'NFL',
  sample: false,
  homeTeam: 'Eagles',
  awayTeam: 'Giants',
  stage: 'playing',
  silent: false,
  detail: '8:14 - 3rd Quarter',
  score: { home: 17, away: 10 },
  before: EXAMPLE_LIVE.before.chances,
  now: { homeWinProbability: 78.1, awayWinProbability: 21.9, drawProbability: 0 },
};
