import type { GoalFigures } from './figures.ts';
import type { LeagueRecord } from './record.ts';
import { SOCCER, SOCCER_BOUNDS } from './sports.ts';

export const serieA = {
  ...SOCCER,
  code: 'SerieA',
  name: 'Serie A',
  popularity: 15,
  season: { from: '08-13', to: '06-04', named: 'endYear' },
} as const satisfies LeagueRecord;

export const serieAFigures: GoalFigures = {
  bounds: SOCCER_BOUNDS,
  means: { season: '2024–25 season', perGame: { goals: 1.28, assists: 0.7 * 1.28 } },
  doubleRound: true,
};
