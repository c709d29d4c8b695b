import type { League, Sport } from '../league.ts';

/** Lowest and highest value that is believed. */
export type Range = readonly [low: number, high: number];

/** What a league's figures can be, with room beyond its records: outside of it the feed is wrong. */
export interface LeagueBounds {
  /** Total points of a line. */
  readonly total: Range;
  /** Largest handicap, points. */
  readonly spread: number;
  /** Spread of final margins around the line, as a standard deviation in points. */
  readonly marginSd: number;
  /** Points of one side at the end. */
  readonly finalScore: Range;
  /** A game may end level. */
  readonly level: boolean;
  /** Games of one side in a season, preseason and playoffs included. */
  readonly games: number;
  /** Mean points of a side per game over a season. */
  readonly scoring: Range;
}

const SOCCER: LeagueBounds = {
  total: [1, 8],
  spread: 8,
  marginSd: 1.7,
  finalScore: [0, 25],
  level: true,
  games: 80,
  scoring: [0, 8],
};

export const LEAGUE_BOUNDS: Readonly<Record<League, LeagueBounds>> = {
  NFL: {
    total: [25, 75],
    spread: 30,
    marginSd: 13.5,
    finalScore: [0, 110],
    level: true,
    games: 30,
    scoring: [0, 70],
  },
  NCAAF: {
    total: [18, 100],
    spread: 75,
    marginSd: 16,
    finalScore: [0, 130],
    level: false,
    games: 20,
    scoring: [0, 90],
  },
  NBA: {
    total: [150, 300],
    spread: 40,
    marginSd: 12.5,
    finalScore: [20, 230],
    level: false,
    games: 130,
    scoring: [50, 180],
  },
  WNBA: {
    total: [110, 240],
    spread: 40,
    marginSd: 12,
    finalScore: [20, 180],
    level: false,
    games: 80,
    scoring: [30, 140],
  },
  NCAAB: {
    total: [80, 230],
    spread: 75,
    marginSd: 11,
    finalScore: [10, 270],
    level: false,
    games: 50,
    scoring: [20, 160],
  },
  MLB: {
    total: [3.5, 22],
    spread: 8,
    marginSd: 4.4,
    finalScore: [0, 50],
    level: true,
    games: 220,
    scoring: [0, 20],
  },
  NHL: {
    total: [3.5, 12],
    spread: 6,
    marginSd: 2.5,
    finalScore: [0, 30],
    level: false,
    games: 130,
    scoring: [0, 12],
  },
  MLS: SOCCER,
  EPL: SOCCER,
  LaLiga: SOCCER,
  Bundesliga: SOCCER,
  SerieA: SOCCER,
};

/** Season means per game and rates of one player, by the specification's names of player stats. */
export const PLAYER_BOUNDS: Readonly<Record<Sport, ReadonlyMap<string, Range>>> = {
  basketball: new Map([
    ['points', [0, 60]],
    ['rebounds', [0, 30]],
    ['assists', [0, 25]],
  ]),
  football: new Map([
    ['passingYards', [0, 650]],
    ['rushingYards', [0, 400]],
    ['receivingYards', [0, 400]],
  ]),
  baseball: new Map([
    ['homeRuns', [0, 4]],
    ['rbis', [0, 12]],
    ['battingAverage', [0, 1]],
    ['era', [0, 99]],
  ]),
  hockey: new Map([
    ['goals', [0, 5]],
    ['assists', [0, 6]],
  ]),
  soccer: new Map([
    ['goals', [0, 6]],
    ['assists', [0, 6]],
  ]),
};

export const isWithin = (value: number, [low, high]: Range): boolean =>
  value >= low && value <= high;
