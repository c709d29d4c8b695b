import type { GoalFigures } from './figures.ts';
import type { LeagueRecord } from './record.ts';
import { SOCCER, SOCCER_BOUNDS } from './sports.ts';

export const bundesliga = {
  ...SOCCER,
  code: 'Bundesliga',
  name: 'Bundesliga',
  popularity: 18,
  season: { from: '08-18', to: '05-27', named: 'endYear' },
} as const satisfies LeagueRecord;

export const bundesligaFigures: GoalFigures = {
  bounds: SOCCER_BOUNDS,
  means: { season: '2024–25 season', perGame: { goals: 1.57, assists: 0.7 * 1.57 } },
  doubleRound: true,
};
