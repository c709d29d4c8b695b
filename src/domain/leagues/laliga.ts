import type { GoalFigures } from './figures.ts';
import type { LeagueRecord } from './record.ts';
import { SOCCER, SOCCER_BOUNDS } from './sports.ts';

export const laLiga = {
  ...SOCCER,
  code: 'LaLiga',
  name: 'La Liga',
  popularity: 20,
  season: { from: '08-11', to: '06-04', named: 'endYear' },
} as const satisfies LeagueRecord;

export const laLigaFigures: GoalFigures = {
  bounds: SOCCER_BOUNDS,
  means: { season: '2024–25 season', perGame: { goals: 1.31, assists: 0.7 * 1.31 } },
  doubleRound: true,
};
