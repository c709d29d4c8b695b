import { mean, sum } from '../numbers/numbers.ts';

/**
 * The line that most books quote; of several the nearest to the mean of all, then the one nearer to 0, then the lower.
 * 0 of none.
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
 * Shares of several books averaged on the log scale and made to sum to 1: of two outcomes the mean of the log-odds.
 * Each book weighs the same. Empty of none.
 */
export function averageShares(books: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = books;
  const means = first.map((_, outcome) =>
    Math.exp(mean(books.map((shares) => Math.log(shares[outcome] ?? 0)))),
  );
  const all = sum(means);
  return means.map((share) => share / all);
}
