import type { FeedGame, GameStage, GameStatus } from '#domain/game/game.ts';
import type { Prediction } from '#domain/game/prediction.ts';
import type { Complete } from './complete.ts';

type Of<Status> = Extract<FeedGame, { readonly status: Status }>;
type Stage<Status> = Extract<GameStage, { readonly status: Status }>;

/** A game from a feed with every possible field, before its start. */
export const completeFeedGame = (
  gameTime: string,
  asOf: string,
): Complete<Of<'scheduled'>> & Of<'scheduled'> => ({
  sourceId: 'complete',
  status: 'scheduled',
  league: 'EPL',
  season: 2027,
  postseason: true,
  preseason: true,
  gameTime,
  timeKnown: false,
  neutralSite: true,
  occasion: 'Cup Final',
  series: 'ARS leads series 1-0',
  broadcasts: { national: ['ABC', 'ESPN+'], home: ['YES'], away: ['NESN', 'NESN 360'] },
  homeTeam: {
    name: 'Arsenal',
    shortName: 'Gunners',
    abbreviation: 'ARS',
    logoUrl: 'https://a.espncdn.com/ars.png',
    record: '8-2-1',
    rank: 3,
    color: '#e20520',
    ratingKey: 'Arsenal',
  },
  awayTeam: {
    name: 'Chelsea',
    shortName: 'Blues',
    abbreviation: 'CHE',
    logoUrl: 'https://a.espncdn.com/che.png',
    record: '6-3-2',
    rank: 12,
    color: '#144992',
    ratingKey: 'Chelsea',
  },
  venue: { name: 'Emirates Stadium', city: 'London', indoor: true },
  weatherData: {
    temperature: 48.5,
    windSpeed: 12.5,
    windDirection: 'WNW',
    precipitation: 0.1,
    visibility: 9.5,
    humidity: 71,
    uvIndex: 2,
    description: 'Light rain',
    asOf,
  },
  odds: [
    {
      book: 'bovada',
      feed: 'bovada',
      provider: 'Bovada',
      sample: true,
      asOf,
      moneyline: { home: 105, away: 260, draw: 240 },
      spread: { line: -0.5, home: 104, away: -125 },
      total: { line: 2.5, over: -115, under: -105 },
    },
  ],
  // No league has all of this at once.
  availability: {
    home: {
      starter: { name: 'A. Keeper', status: 'expected', basis: 'depth chart' },
      out: { names: ['A. Back'], asOf },
    },
    away: {
      starter: { name: 'B. Keeper', status: 'expected', basis: 'last starter' },
      out: { names: ['B. Back', 'C. Back'], asOf },
    },
  },
  teamIds: { home: '359', away: '363' },
  // Only for a finished game.
  calledAfter: 1,
  openings: [
    {
      book: 'draftkings',
      feed: 'espn',
      provider: 'DraftKings',
      sample: true,
      moneyline: { home: 110, away: 255, draw: 245 },
      spread: { line: -0.25, home: 101, away: -122 },
      total: { line: 2.25, over: -112, under: -108 },
    },
  ],
});

/** The game's other stages. */
export const OTHER_STAGES: {
  readonly [Status in Exclude<GameStatus, 'scheduled'>]: Complete<Stage<Status>> & Stage<Status>;
} = {
  postponed: { status: 'postponed', detail: 'Snow' },
  live: { status: 'live', score: { home: 1, away: 2 }, detail: "67'" },
  final: { status: 'final', score: { home: 3, away: 2 }, detail: 'FT' },
};

/** A prediction with every possible field. */
export const completePrediction = (asOf: string): Complete<Omit<Prediction, 'id'>> => ({
  homeWinProbability: 47.5,
  awayWinProbability: 26.5,
  drawProbability: 26,
  confidenceRating: 47.5,
  spread: -0.4,
  total: 2.7,
  predictedHomeScore: 1.6,
  predictedAwayScore: 1.1,
  own: {
    homeWinProbability: 46.5,
    awayWinProbability: 27,
    drawProbability: 26.5,
    spread: -0.3,
    total: 2.6,
  },
  anchor: {
    win: { home: 0.47, draw: 0.26, away: 0.27 },
    spread: { line: -0.5, share: 0.47 },
    total: { line: 2.5, share: 0.52 },
    books: ['DraftKings'],
    leftOut: [{ provider: 'Bovada', market: 'spread', reason: '23 points from the other book' }],
  },
  bothRated: true,
  learnedTo: '2026-11-15',
  ratedFrom: 'lines',
  projectedPlayerStats: [
    {
      playerId: '2',
      playerName: 'A. Striker',
      position: 'F',
      team: 'away',
      confidence: 61.5,
      projectionBasis: 'season mean',
      gamesPlayed: 10,
      gamesStarted: 9,
      minutesPlayed: 801.5,
      stats: { goals: 0.55 },
      ranges: { goals: [0, 1] },
      plays: 0.75,
      status: 'Questionable',
    },
  ],
  simulationData: {
    iterations: 10_000,
    homeWins: 5000,
    awayWins: 3000,
    mostLikelyScore: [1, 2],
    spreadConfidence: 51.5,
    spreadSide: 'home',
    spreadPush: 2.5,
    totalConfidence: 52.5,
    totalSide: 'under',
    totalPush: 1.5,
    marketConsensus: 98.5,
    grid: [
      [0, 1, [3000]],
      [1, 1, [2000]],
      [2, 1, [5000]],
    ],
  },
  recipe: {
    engineVersion: '1.0.0',
    model: 'soccer',
    seed: '4d2a91e7',
    seedFrom: {
      rule: 1,
      parts: ['EPL', '2026-11-22', 'Chelsea', 'Arsenal'],
      why: 'no beacon is set',
      inputsLine: 12,
    },
    iterations: 10_000,
    inputs: { homeAttack: 1.25 },
    notes: ['away team unknown: league average'],
    origin: {
      kind: 'goals',
      lead: { advantage: 0.16, home: 0.1, away: 0, stakes: 0 },
      pace: { league: 0.28, home: 0.02, away: 0, lateness: 0 },
      variance: 0.03,
      rho: -0.05,
      easing: 0.04,
      market: { win: { home: 0.5, draw: 0.26, away: 0.24 } },
      weights: { close: 0.95, own: 0.07, margin: 0, total: 0.1 },
    },
  },
  asOf,
});
