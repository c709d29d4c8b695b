import type { League, Sport } from '#domain/league.ts';
import { LEAGUES } from '#domain/league.ts';
import { baseball } from './baseball/model.ts';
import { basketball } from './basketball/model.ts';
import { football } from './football/model.ts';
import { hockey } from './hockey/model.ts';
import type { SportModel } from './model.ts';
import { soccer } from './soccer/model.ts';

/** Every sport's model. A new sport is one file and one line here. */
export const MODELS: Readonly<Record<Sport, SportModel>> = {
  football,
  basketball,
  baseball,
  hockey,
  soccer,
};

/** The model that plays a league's games. */
export const modelOf = (league: League): SportModel => MODELS[LEAGUES[league].sport];

/** The model a recipe names. Throws a RangeError where there is none. */
export function model(id: string): SportModel {
  const found = Object.values(MODELS).find((candidate) => candidate.id === id);
  if (!found) throw new RangeError(`No model is called ${id}`);
  return found;
}
