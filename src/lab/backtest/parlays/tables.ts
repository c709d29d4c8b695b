import { LEAGUES, type Sport } from '#domain/leagues/league.ts';
import { baseballTable } from '#engine/baseball/model.ts';
import { basketballTable } from '#engine/basketball/model.ts';
import { footballTable } from '#engine/football/model.ts';
import { hockeyTable } from '#engine/hockey/model.ts';
import type { Joint } from '#engine/joint/joint.ts';
import { soccerTable } from '#engine/soccer/model.ts';
import type { ParlayGame } from './types.ts';

/** Each sport's exact table of final scores: what infinitely many simulated games would count. */
const TABLES: Readonly<Record<Sport, (inputs: unknown) => Joint>> = {
  football: footballTable,
  basketball: basketballTable,
  baseball: baseballTable,
  hockey: hockeyTable,
  soccer: soccerTable,
};

export const tableOf = ({ league, inputs }: Pick<ParlayGame, 'league' | 'inputs'>): Joint =>
  TABLES[LEAGUES[league].sport](inputs);
