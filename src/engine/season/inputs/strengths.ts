import { meanOrZero } from '#domain/numbers/numbers.ts';
import type { Strengths } from '#domain/season/seasonInputs.ts';
import { rounded } from '../../rounded.ts';
import type { RatingsSource } from './source.ts';

const DIGITS = 6;

/**
 * The strengths of the table's teams. The sides outside of it together, if any, count as one of average rating and uncertainty:
 * they play no postseason, and what differs between them is in the shares of their games.
 * @param size number of the inputs' teams
 */
export function seasonStrengths(
  keys: readonly string[],
  size: number,
  source: RatingsSource,
  widening: number,
): Strengths {
  const ratings = keys.map((key) => source.ratingOf(key));
  const variances = keys.map((key) => source.covarianceOf(key, key));
  const outside = size > keys.length;
  const covariance = source.full
    ? keys.flatMap((one, row) =>
        keys.slice(0, row + 1).map((other) => source.covarianceOf(one, other)),
      )
    : variances;
  const ofOutside = source.full ? keys.map(() => 0) : [];
  return {
    unit: rounded(source.unit, DIGITS),
    home: rounded(source.home, DIGITS),
    ratings: [...ratings, ...(outside ? [meanOrZero(ratings)] : [])].map(round),
    covariance: [...covariance, ...(outside ? [...ofOutside, meanOrZero(variances)] : [])].map(
      round,
    ),
    widening,
    drift: rounded(source.drift, 9),
    ...(source.goals && {
      goals: { mean: round(source.goals.mean), rho: round(source.goals.rho) },
    }),
  };
}

const round = (value: number): number => rounded(value, DIGITS);
