import type { MarginFigures } from './figures.ts';
import type { LeagueRecord } from './record.ts';
import { BASKETBALL } from './sports.ts';

export const wnba = {
  ...BASKETBALL,
  code: 'WNBA',
  name: 'WNBA',
  popularity: 60,
  season: { from: '05-06', to: '10-20', named: 'calendarYear' },
  analyzer: { total: [120, 220], marginSd: 10, totalSd: 8 },
} as const satisfies LeagueRecord;

export const wnbaFigures: MarginFigures = {
  bounds: {
    total: [110, 240],
    spread: 40,
    marginSd: 12,
    finalScore: [20, 180],
    level: false,
    games: 80,
  },
  means: { season: '2024 season', perGame: { points: 81.7, rebounds: 34.3, assists: 20.4 } },
  closing: 'both',
  situations: ['homeBackToBack', 'awayBackToBack'],
  // First seasons of Golden State (2025: +1.1 points a game), Toronto (2026: −6.1) and Portland (2026: −5.8).
  newSides: { below: 3.6 },
  start: {
    full: true,
    scoreSd: 12,
    teamSd: 5,
    advantage: 2.5,
    earlyGames: 12,
    total: 160,
    totalSd: 16,
  },
  overtime: { length: 5 / 40, rate: 0.05 },
};
