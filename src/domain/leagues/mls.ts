import type { GoalFigures } from './figures.ts';
import type { LeagueRecord } from './record.ts';
import { SOCCER, SOCCER_BOUNDS } from './sports.ts';

export const mls = {
  ...SOCCER,
  code: 'MLS',
  name: 'MLS',
  popularity: 35,
  season: { from: '02-21', to: '12-13', named: 'calendarYear' },
} as const satisfies LeagueRecord;

export const mlsFigures: GoalFigures = {
  bounds: SOCCER_BOUNDS,
  means: { season: '2024 season', perGame: { goals: 1.55, assists: 0.7 * 1.55 } },
  doubleRound: false,
};
