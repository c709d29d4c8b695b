import type { EventLeague } from '#domain/leagues/eventLeague.ts';
import { LEAGUES, type League, type Sport } from '#domain/leagues/league.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { baseball } from './baseball/model.ts';
import { basketball } from './basketball/model.ts';
import { fight } from './fights/model.ts';
import { football } from './football/model.ts';
import { golfModel } from './golf/model.ts';
import { hockey } from './hockey/model.ts';
import type { AnyModel, SportModel } from './model.ts';
import { formula1 } from './racing/formula1/model.ts';
import { stockcar } from './racing/stockcar/model.ts';
import { soccer } from './soccer/model.ts';
import { tennisModel } from './tennis/model.ts';

/** Models of the team sports, by sport: grids of final scores. Each checks its own inputs. */
export const MODELS: Readonly<Record<Sport, SportModel>> = {
  football,
  basketball,
  baseball,
  hockey,
  soccer,
};

/** Models of individual sports, each with inputs and outcomes of its own types. A new sport is one file and one line. */
const EVENT_MODELS = {
  tennis: tennisModel,
  fight,
  golf: golfModel,
  formula1,
  stockcar,
} as const satisfies Readonly<Record<string, AnyModel>>;

/** Every model. */
export const ALL_MODELS: readonly AnyModel[] = [
  ...Object.values(MODELS),
  ...Object.values<AnyModel>(EVENT_MODELS),
];

/**
 * The model that plays a league's games or events. If you know the sport, use MODELS and EVENT_MODELS, which have its types.
 * Throws a RangeError for a league without a model.
 */
export function modelOf(league: League): SportModel;
export function modelOf(league: League | EventLeague): AnyModel;
export function modelOf(league: League | EventLeague): AnyModel {
  if (Object.hasOwn(LEAGUES, league)) return MODELS[LEAGUES[league as League].sport];
  const found = ALL_MODELS.find(({ leagues }) => leagues.includes(league));
  if (!found) throw new InputError(`No model plays ${league}`);
  return found;
}

/** The model that a recipe names. Throws a RangeError if there is none. */
export function model(id: string): AnyModel {
  const found = ALL_MODELS.find((candidate) => candidate.id === id);
  if (!found) throw new InputError(`No model is called ${id}`);
  return found;
}
