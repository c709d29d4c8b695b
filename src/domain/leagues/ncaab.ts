import type { MarginFigures } from './figures.ts';
import type { LeagueRecord } from './record.ts';
import { BASKETBALL } from './sports.ts';

export const ncaab = {
  ...BASKETBALL,
  code: 'NCAAB',
  name: 'College Basketball',
  college: true,
  popularity: 70,
  season: { from: '11-03', to: '04-08', named: 'endYear' },
  analyzer: { total: [100, 200], marginSd: 10, totalSd: 8 },
} as const satisfies LeagueRecord;

export const ncaabFigures: MarginFigures = {
  bounds: {
    total: [80, 230],
    spread: 75,
    marginSd: 11,
    finalScore: [10, 270],
    level: false,
    games: 50,
  },
  means: {
    season: '2024–25 season, Division I',
    perGame: { points: 73, rebounds: 34, assists: 13.5 },
  },
  // About a hundred games a day.
  daysAhead: 2,
  closing: 'spread',
  siteUntold: true,
  situations: [
    'eventSecondDay',
    'eventThirdDay',
    'lateNovember',
    'marchYesterday',
    'march8',
    'march10',
    'postseason',
  ],
  preseason: ['poll'],
  // First seasons of the 24 schools that came up to Division I from 2011-12 to 2025-26. Our results have no game against a lower
  // division, so its schools have no figure.
  newSides: { below: 9.3 },
  start: {
    scoreSd: 11,
    teamSd: 8,
    advantage: 3,
    earlyGames: 6,
    total: 137,
    totalSd: 17,
    programs: true,
  },
};
