import type { MarginFigures } from './figures.ts';
import type { LeagueRecord } from './record.ts';
import { BASEBALL } from './sports.ts';

export const mlb = {
  ...BASEBALL,
  code: 'MLB',
  name: 'MLB',
  popularity: 85,
  season: { from: '03-25', to: '11-05', named: 'calendarYear' },
  startingRole: 'Starting pitcher',
  analyzer: { total: [2, 20], marginSd: 10, totalSd: 8 },
} as const satisfies LeagueRecord;

export const mlbFigures: MarginFigures = {
  bounds: {
    total: [3.5, 22],
    spread: 8,
    marginSd: 4.4,
    finalScore: [0, 50],
    level: true,
    games: 220,
  },
  means: {
    season: '2024 season',
    perGame: { runs: 4.39, rbis: 4.19, homeRuns: 1.12, strikeouts: 8.48 },
    rates: { battingAverage: 0.243, era: 4.08 },
  },
  closing: 'moneyline',
  situations: [],
  // A starter usually returns after four games: shares of 2012–2019, rounded.
  starter: {
    movesTotal: true,
    turns: [0, 0, 0, 0, 0.59, 0.23, 0.13, 0.1, 0.08, 0.13],
  },
  start: {
    scoreSd: 4.2,
    teamSd: 0.5,
    advantage: 0.2,
    earlyGames: 25,
    total: 9,
    totalSd: 4.4,
    baseball: true,
  },
};
