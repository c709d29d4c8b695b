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
 * Several books' shares averaged on the log scale and scaled to sum to 1: for two outcomes, the mean of the log-odds. All books
 * weigh the same. Empty without books.
 */
export function averageShares(books: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = books;
  const means = first.map((_, outcome) =>
    Math.exp(mean(books.map((shares) => Math.log(shares[outcome] ?? 0)))),
  );
  const all = sum(means);
  return means.map((share) => share / all);
}
