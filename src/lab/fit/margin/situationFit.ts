import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import type { MarginParams, SituationParams } from '#engine/ratings/margin/params.ts';
import type { Schedule } from './schedule.ts';

/**
 * Prior SD of a coefficient, as a share of a game's own SD (a point or so in football and basketball): rare
 * circumstances do not get extreme values.
 */
const PRIOR_SHARE = 0.08;

/**
 * What each circumstance adds to the current coefficients: ridge regression (Hoerl and Kennard, 1970) of
 * observed − forecast margins on the circumstances' values.
 * @param params the current coefficients, and the SD of a game's margin around its expectation
 * @param gap one value per game of the schedule; NaN leaves a game out
 */
export function situationStep(
  league: MarginLeague,
  { days }: Schedule,
  { situation: used, scoreSd }: Pick<MarginParams, 'situation' | 'scoreSd'>,
  gap: (at: number) => number,
): SituationParams {
  const names = FIGURES[league].situations;
  const size = names.length;
  const normal = Array.from({ length: size }, () => new Float64Array(size + 1));
  let square = 0;
  let count = 0;
  let at = 0;
  for (const { situation } of days.flatMap((day) => day.fixtures)) {
    const value = gap(at);
    at += 1;
    if (Number.isNaN(value)) continue;
    square += value * value;
    count += 1;
    if (situation.length > 0) accumulate(normal, situation, value);
  }
  if (count === 0 || square === 0) return {};
  const prior = PRIOR_SHARE * scoreSd;
  const ridge = square / count / (prior * prior);
  for (const [row, name] of names.entries()) {
    const values = normal[row];
    if (!values) continue;
    values[row] = (values[row] ?? 0) + ridge;
    values[size] = (values[size] ?? 0) - ridge * (used[name] ?? 0);
  }
  const solved = solve(normal);
  // A circumstance that never occurred has no coefficient.
  return Object.fromEntries(
    names.flatMap((name, index) => (solved[index] ? [[name, solved[index]]] : [])),
  );
}

function accumulate(normal: Float64Array[], x: readonly number[], y: number): void {
  for (const [row, values] of normal.entries()) {
    const weight = x[row] ?? 0;
    if (weight === 0) continue;
    for (let column = 0; column < x.length; column++) {
      values[column] = (values[column] ?? 0) + weight * (x[column] ?? 0);
    }
    values[x.length] = (values[x.length] ?? 0) + weight * y;
  }
}

/** Solution of a positive definite system, right-hand side last, by Gauss–Jordan elimination. */
function solve(rows: readonly Float64Array[]): number[] {
  const size = rows.length;
  for (const [pivot, row] of rows.entries()) {
    for (const [other, values] of rows.entries()) {
      if (other === pivot) continue;
      const factor = (values[pivot] ?? 0) / (row[pivot] ?? 1);
      for (let at = pivot; at <= size; at++)
        values[at] = (values[at] ?? 0) - factor * (row[at] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** The sum of two sets of coefficients. */
export function sumOfParams(one: SituationParams, other: SituationParams): SituationParams {
  const names = Object.keys({ ...one, ...other }) as (keyof SituationParams)[];
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}
