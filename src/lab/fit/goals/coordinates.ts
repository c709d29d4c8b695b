import { logistic, logit } from '#engine/maths.ts';
import type { GoalFilterParams, GoalLineParams } from '#engine/ratings/goals/params.ts';
import type { GoalFilter } from '#engine/ratings/goals/types.ts';

/** How a parameter is searched: as it is, by its logarithm (variances), or by its logit (shares). */
type Scale = 'plain' | 'log' | 'logit';

/** A parameter of a search: where it starts, in its own unit, and its first step on its scale. */
export interface Coordinate {
  readonly scale: Scale;
  readonly start: number;
  readonly step: number;
}

/** Parameters of a filter in one flat record. */
export type Flat = Omit<GoalFilterParams, 'line'> & Partial<Record<keyof GoalLineParams, number>>;

const variance = (start: number): Coordinate => ({ scale: 'log', start, step: 0.4 });
const share = (start: number): Coordinate => ({ scale: 'logit', start, step: 0.5 });
const plain = (start: number, step: number): Coordinate => ({ scale: 'plain', start, step });

/** Plain rounded starting values of the parameters that every filter and league has. */
const COMMON = {
  strengthDrift: variance(1e-4),
  tempoDrift: variance(3e-5),
  strengthCarry: share(0.95),
  tempoCarry: share(0.9),
  strengthOffseason: variance(0.01),
  tempoOffseason: variance(0.003),
  newStrength: plain(-0.4, 0.1),
  newTempo: plain(0, 0.05),
  newVariance: variance(0.03),
  baseDrift: variance(1e-5),
  homeDrift: variance(1e-6),
  rho: plain(-0.08, 0.02),
} satisfies Partial<Record<keyof Flat, Coordinate>>;

const LINES = {
  goalVariance: variance(0.2),
  ratioVariance: variance(0.01),
  productVariance: variance(0.005),
};
const TABLE = { stakes: plain(0.4, 0.1), finish: plain(0.3, 0.1) };
/** In MLS clubs are levelled by rules and a new one is no promoted one. */
const NO_TABLE = { strengthCarry: share(0.7), tempoCarry: share(0.7), newStrength: plain(0, 0.1) };
/** MLS has no prices of over and under in the data: its lines' level is read from the draw. */
const TABLE_LINES = { lateNoise: plain(10, 3) };
const NO_TABLE_LINES = { productBias: plain(0, 0.05) };

/** What is searched for one filter of leagues with a double round robin, or of MLS, where the table tells nothing. */
export function coordinatesOf(
  filter: GoalFilter,
  table: boolean,
): Partial<Record<keyof Flat, Coordinate>> {
  return {
    ...COMMON,
    ...(filter === 'lines' && LINES),
    ...(table ? TABLE : NO_TABLE),
    ...(filter === 'lines' && (table ? TABLE_LINES : NO_TABLE_LINES)),
  };
}

export function toScale({ scale }: Coordinate, value: number): number {
  if (scale === 'log') return Math.log(value);
  return scale === 'logit' ? logit(value) : value;
}

export function fromScale({ scale }: Coordinate, at: number): number {
  if (scale === 'log') return Math.exp(at);
  return scale === 'logit' ? logistic(at) : at;
}
