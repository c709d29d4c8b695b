import type { GoalFilterParams, GoalLineParams } from '#engine/ratings/goals/params.ts';
import type { GoalFilter } from '#engine/ratings/goals/types.ts';
import { type Axes, type FitAxis, plainAxis, positive, shareAxis } from '../axes.ts';

/** Parameters of a filter in one flat record. */
export type FlatParams = Omit<GoalFilterParams, 'line'> &
  Partial<Record<keyof GoalLineParams, number>>;

const variance = (start: number): FitAxis => positive(start, 0.4);
const kept = (start: number): FitAxis => shareAxis(start, 0.5);

/** Plain rounded starting values of the parameters that every filter and league has. */
const COMMON = {
  strengthDrift: variance(1e-4),
  tempoDrift: variance(3e-5),
  strengthCarry: kept(0.95),
  tempoCarry: kept(0.9),
  strengthOffseason: variance(0.01),
  tempoOffseason: variance(0.003),
  newStrength: plainAxis(-0.4, 0.1),
  newTempo: plainAxis(0, 0.05),
  newVariance: variance(0.03),
  baseDrift: variance(1e-5),
  homeDrift: variance(1e-6),
  rho: plainAxis(-0.08, 0.02),
} satisfies Partial<Record<keyof FlatParams, FitAxis>>;

const LINES = {
  goalVariance: variance(0.2),
  ratioVariance: variance(0.01),
  productVariance: variance(0.005),
};
const TABLE = { stakes: plainAxis(0.4, 0.1), finish: plainAxis(0.3, 0.1) };
/** MLS rules keep clubs level, and a new club is not a promoted one. */
const NO_TABLE = {
  strengthCarry: kept(0.7),
  tempoCarry: kept(0.7),
  newStrength: plainAxis(0, 0.1),
};
/** MLS data have no over/under prices: the goal level of its lines is derived from the draw's price. */
const TABLE_LINES = { lateNoise: plainAxis(10, 3) };
const NO_TABLE_LINES = { productBias: plainAxis(0, 0.05) };

/** Parameters to search for one filter: of double round-robin leagues, or of MLS, where the table carries no information. */
export function coordinatesOf(filter: GoalFilter, table: boolean): Axes<string> {
  return {
    ...COMMON,
    ...(filter === 'lines' && LINES),
    ...(table ? TABLE : NO_TABLE),
    ...(filter === 'lines' && (table ? TABLE_LINES : NO_TABLE_LINES)),
  };
}
