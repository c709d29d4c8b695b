import type { OddsQuote } from '../prices/odds.ts';
import type { PredictedGame } from './game.ts';
import type { Prediction } from './prediction.ts';
import type { ScoreGrid } from './scoreGrid.ts';

/** Ten simulated games, for tests: Buffalo wins by 3 six times, loses by 7 three times, one tie. */
export const EXAMPLE_GRID: ScoreGrid = [
  [17, 24, [3]],
  [20, 20, [1]],
  [27, 24, [6]],
];

export const EXAMPLE_PREDICTION: Prediction = {
  id: 1,
  homeWinProbability: 57.3,
  awayWinProbability: 42.7,
  drawProbability: 0,
  confidenceRating: 57.3,
  spread: -2.4,
  total: 49.8,
  predictedHomeScore: 26.1,
  predictedAwayScore: 23.7,
  simulationData: {
    iterations: 10,
    homeWins: 6,
    awayWins: 3,
    mostLikelyScore: [24, 27],
    grid: EXAMPLE_GRID,
  },
  recipe: {
    engineVersion: '1.0.0',
    model: 'football',
    seed: '4d2a91e7',
    iterations: 10,
    inputs: {},
    notes: [],
  },
  own: {
    homeWinProbability: 58.4,
    awayWinProbability: 41.6,
    drawProbability: 0,
    spread: -2.6,
    total: 48.9,
  },
  anchor: {
    win: { home: 0.53, draw: 0, away: 0.47 },
    spread: { line: -1.5, share: 0.51 },
    total: { line: 47.5, share: 0.5 },
    books: ['DraftKings'],
    leftOut: [],
  },
  bothRated: true,
  learnedTo: '2026-11-20',
  asOf: '2026-11-22T14:02:00Z',
};

export const EXAMPLE_QUOTE: OddsQuote = {
  book: 'draftkings',
  feed: 'espn',
  provider: 'DraftKings',
  sample: false,
  asOf: '2026-11-22T15:41:00Z',
  moneyline: { home: -122, away: 104 },
  spread: { line: -1.5, home: -112, away: -108 },
  total: { line: 47.5, over: -110, under: -110 },
};

/** A scheduled NFL game, Kansas City at Buffalo, for tests. */
export const EXAMPLE_GAME: PredictedGame = {
  id: 18402,
  source: 'espn',
  sample: false,
  asOf: '2026-11-22T15:41:00Z',
  league: 'NFL',
  season: 2026,
  postseason: false,
  gameTime: '2026-11-22T18:00:00Z',
  timeKnown: true,
  neutralSite: false,
  homeTeam: { name: 'Buffalo Bills', shortName: 'Bills', abbreviation: 'BUF', ratingKey: 'BUF' },
  awayTeam: {
    name: 'Kansas City Chiefs',
    shortName: 'Chiefs',
    abbreviation: 'KC',
    ratingKey: 'KC',
  },
  venue: { name: 'Highmark Stadium', city: 'Orchard Park' },
  odds: [EXAMPLE_QUOTE],
  status: 'scheduled',
  prediction: EXAMPLE_PREDICTION,
};
