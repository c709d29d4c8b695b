import type { GoalFilterParams } from '#engine/ratings/goals/params.ts';
import type { GoalFilter } from '#engine/ratings/goals/types.ts';
import { mapAxes, searchAxes, type Values } from '../axes.ts';
import { coordinatesOf, type FlatParams } from './coordinates.ts';
import type { History } from './history.ts';
import { goalFilterLoss } from './loss.ts';

/** Enough evaluations: the loss is within about 1e-4 of the result of a search three times as long. */
const SEARCH = { most: 500, tolerance: 1e-7 };
/** Significant digits of a parameter, the same as in the written files, which thus contain exactly what was fitted. */
const DIGITS = 4;

/** One filter's parameters with the least loss on several leagues' games together. Deterministic. */
export const searchFilter = (
  histories: readonly History[],
  filter: GoalFilter,
  table: boolean,
): GoalFilterParams =>
  rounded(
    filterParams(
      searchAxes(
        coordinatesOf(filter, table),
        (values) => goalFilterLoss(histories, filter, filterParams(values)),
        SEARCH,
      ),
    ),
  );

/** Where every search starts. */
export const startingParams = (filter: GoalFilter, table: boolean): GoalFilterParams =>
  filterParams(mapAxes(coordinatesOf(filter, table), ({ start }) => start));

/**
 * Values of parameters that are not searched: stakes are 0 if the table carries no information, and the filter that reads
 * only results assumes Poisson goals, which fixes the scale of its variances.
 */
const FIXED = { stakes: 0, finish: 0, goalVariance: 1 };

function filterParams(values: Values<string>): GoalFilterParams {
  const flat = { ...FIXED, ...values } as FlatParams;
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
