import type { MarginFigures } from './figures.ts';
import type { LeagueRecord } from './record.ts';
import { HOCKEY } from './sports.ts';

export const nhl = {
  ...HOCKEY,
  code: 'NHL',
  name: 'NHL',
  popularity: 75,
  season: { from: '10-04', to: '06-26', named: 'endYear' },
  startingRole: 'Goalie',
  analyzer: { total: [1, 13], marginSd: 10, totalSd: 8 },
} as const satisfies LeagueRecord;

export const nhlFigures: MarginFigures = {
  bounds: {
    total: [3.5, 12],
    spread: 6,
    marginSd: 2.5,
    finalScore: [0, 30],
    level: false,
    games: 130,
  },
  means: { season: '2024–25 season', perGame: { goals: 3.04, assists: 5.2 } },
  closing: 'moneyline',
  situations: ['homeBackToBack', 'awayBackToBack'],
  // First seasons of Vegas (2017-18: +.6 goals a game on the league's mean) and Seattle (2021-22: −.8).
  newSides: { below: 0.1 },
  start: { scoreSd: 2.4, teamSd: 0.45, advantage: 0.2, earlyGames: 12, total: 5.6, totalSd: 2.3 },
};
