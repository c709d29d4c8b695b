import type { GoalFigures } from './figures.ts';
import type { LeagueRecord } from './record.ts';
import { SOCCER, SOCCER_BOUNDS } from './sports.ts';

export const epl = {
  ...SOCCER,
  code: 'EPL',
  name: 'Premier League',
  popularity: 25,
  season: { from: '08-11', to: '05-28', named: 'endYear' },
} as const satisfies LeagueRecord;

export const eplFigures: GoalFigures = {
  bounds: SOCCER_BOUNDS,
  means: { season: '2024–25 season', perGame: { goals: 1.47, assists: 0.7 * 1.47 } },
  doubleRound: true,
};
