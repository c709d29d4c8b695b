import type { MarginFigures } from './figures.ts';
import type { LeagueRecord } from './record.ts';
import { FOOTBALL } from './sports.ts';

export const nfl = {
  ...FOOTBALL,
  code: 'NFL',
  name: 'NFL',
  popularity: 100,
  season: { from: '09-04', to: '02-14', named: 'startYear' },
  starters: 11,
  startingRole: 'Quarterback',
  analyzer: { total: [30, 70], marginSd: 13.5, totalSd: 10.5 },
} as const satisfies LeagueRecord;

export const nflFigures: MarginFigures = {
  bounds: {
    total: [25, 75],
    spread: 30,
    marginSd: 13.5,
    finalScore: [0, 110],
    level: true,
    games: 30,
  },
  means: {
    season: '2024 season',
    perGame: { passingYards: 231, rushingYards: 120, receivingYards: 231 },
  },
  closing: 'both',
  situations: ['bye', 'lockedIn'],
  starter: { turns: [1] },
  start: {
    scoreSd: 13,
    teamSd: 5.5,
    advantage: 2.5,
    earlyGames: 3,
    total: 44,
    totalSd: 13,
    full: true,
  },
};
