import { normalQuantile } from '../rng/normal.ts';

/**
 * Normal score of a rank: the standard normal quantile at (count − rank + ½) ÷ count; first is the highest.
 * Source: van der Waerden scores with Hazen's plotting position, as in Conover (1999), "Practical Nonparametric
 * Statistics", §5.10.
 * @param rank 1 to count
 */
export const normalScore = (rank: number, count: number): number =>
  normalQuantile((count - rank + 0.5) / count);

/**
 * Normal scores of values ranked among each other, the smallest first. Undefined values have no score.
 * Equal values share the score of their mean rank.
 */
export function normalScores(values: readonly (number | undefined)[]): (number | undefined)[] {
  const known = values.filter((value) => value !== undefined).sort((one, other) => one - other);
  return values.map((value) => {
    if (value === undefined) return undefined;
    const first = known.indexOf(value) + 1;
    const last = known.lastIndexOf(value) + 1;
    return normalScore((first + last) / 2, known.length);
  });
}
