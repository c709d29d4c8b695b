import type { GoalFilterParams } from '#engine/ratings/goals/params.ts';
import type { GoalFilter } from '#engine/ratings/goals/types.ts';
import { nelderMead } from '../nelderMead.ts';
import { coordinatesOf, type Flat, fromScale, toScale } from './coordinates.ts';
import type { History } from './history.ts';
import { filterLoss } from './loss.ts';

/** The loss is then within about 1e-4 of where a search three times as long ends. */
const MOST_EVALUATIONS = 500;
const TOLERANCE = 1e-7;
/** Significant digits of a parameter: those of the written files, which so say exactly what was fitted. */
const DIGITS = 4;

/** One filter's parameters that lose least on some leagues' games together. Deterministic. */
export function searchFilter(
  histories: readonly History[],
  filter: GoalFilter,
  table: boolean,
): GoalFilterParams {
  const named = Object.entries(coordinatesOf(filter, table));
  const paramsAt = (at: readonly number[]): GoalFilterParams =>
    filterParams(named.map(([name, scale], axis) => [name, fromScale(scale, at[axis] ?? 0)]));
  const { at } = nelderMead(
    (point) => filterLoss(histories, filter, paramsAt(point)),
    named.map(([, coordinate]) => toScale(coordinate, coordinate.start)),
    { steps: named.map(([, { step }]) => step), most: MOST_EVALUATIONS, tolerance: TOLERANCE },
  );
  return rounded(paramsAt(at));
}

/** Where every search starts. */
export const startingParams = (filter: GoalFilter, table: boolean): GoalFilterParams =>
  filterParams(
    Object.entries(coordinatesOf(filter, table)).map(([name, { start }]) => [name, start]),
  );

/**
 * Values of what is not searched: nothing is at stake where the table tells nothing, and the filter that reads
 * results alone takes goals as Poisson's, which fixes the scale of its variances.
 */
const FIXED = { stakes: 0, finish: 0, goalVariance: 1 };

function filterParams(values: readonly (readonly [string, number])[]): GoalFilterParams {
  const flat = { ...FIXED, ...Object.fromEntries(values) } as Flat;
  const { ratioVariance, productVariance, productBias = 0, lateNoise = 0, ...rest } = flat;
  const reads = ratioVariance !== undefined && productVariance !== undefined;
  return {
    ...rest,
    line: reads
      ? { ratioVariance, productVariance, productBias, lateNoise: Math.max(lateNoise, 0) }
      : null,
  };
}

function rounded({ line, ...rest }: GoalFilterParams): GoalFilterParams {
  return { ...digits(rest), line: line && digits(line) };
}

const digits = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Number(Number(value).toPrecision(DIGITS)),
    ]),
  ) as T;
