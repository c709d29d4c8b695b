import { mean, sum } from '../numbers/numbers.ts';

/**
 * The line that most books quote; if tied, the nearest to the mean of all, then the one nearer to 0, then the lower. 0 without
 * books.
 */
export function commonLine(lines: readonly number[]): number {
  const middle = mean(lines);
  const timesQuoted = (line: number): number => lines.filter((other) => other === line).length;
  const [first = 0] = [...lines].sort(
    (one, other) =>
      timesQuoted(other) - timesQuoted(one) ||
      Math.abs(one - middle) - Math.abs(other - middle) ||
      Math.abs(one) - Math.abs(other) ||
      one - other,
  );
  return first;
}

/**
 * Several books' shares averaged on the log scale and scaled to sum to 1: for two outcomes, the mean of the log-odds. Empty
 * without books.
 * @param weights each book's, above 0; all weigh the same without
 */
export function averageShares(
  books: readonly (readonly number[])[],
  weights: readonly number[] = books.map(() => 1),
): readonly number[] {
  const [first = []] = books;
  const whole = sum(weights);
  const means = first.map((_, outcome) =>
    Math.exp(
      sum(books.map((shares, at) => (weights[at] ?? 0) * Math.log(shares[outcome] ?? 0))) / whole,
    ),
  );
  const all = sum(means);
  return means.map((share) => share / all);
}
