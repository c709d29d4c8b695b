import type { MarginFigures } from './figures.ts';
import type { LeagueRecord } from './record.ts';
import { FOOTBALL } from './sports.ts';

export const ncaaf = {
  ...FOOTBALL,
  code: 'NCAAF',
  name: 'College Football',
  college: true,
  popularity: 80,
  season: { from: '08-23', to: '01-20', named: 'startYear' },
  analyzer: { total: [30, 70], marginSd: 10, totalSd: 8 },
} as const satisfies LeagueRecord;

export const ncaafFigures: MarginFigures = {
  bounds: {
    total: [18, 100],
    spread: 75,
    marginSd: 16,
    finalScore: [0, 130],
    level: false,
    games: 20,
  },
  means: {
    season: '2024 season, FBS',
    perGame: { passingYards: 226, rushingYards: 157, receivingYards: 226 },
  },
  closing: 'spread',
  situations: [],
  // First FBS seasons of the 17 schools that came up from 2011 to 2025; the 46 FCS schools that first met an FBS one
  // in those years: weaker than those met every year.
  newSides: { below: 14, lower: 35 },
  start: {
    scoreSd: 16,
    teamSd: 11,
    advantage: 3,
    earlyGames: 3,
    total: 55,
    totalSd: 16,
    lowerDivision: 22,
    programs: true,
  },
};
