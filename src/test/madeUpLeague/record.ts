import type { GoalFigures } from '#domain/leagues/figures.ts';
import type { LeagueRecord } from '#domain/leagues/record.ts';
import { SOCCER, SOCCER_BOUNDS } from '#domain/leagues/sports.ts';

/** A league that does not exist, with games all year. */
export const islesRecord: LeagueRecord = {
  ...SOCCER,
  code: 'Isles',
  name: 'League of the Isles',
  popularity: 5,
  season: { from: '01-01', to: '12-31', named: 'calendarYear' },
};

export const islesFigures: GoalFigures = {
  bounds: SOCCER_BOUNDS,
  means: { season: '2025 season', perGame: { goals: 1.4, assists: 1 } },
  doubleRound: true,
};
