/** Shares that differ more are not of one market: one book is wrong, or was misread. */
const FAR = 0.1;

/** Largest difference of two answers of one market. */
const gapOf = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((share, index) => Math.abs(share - (other[index] ?? 0))));

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}

/** For three or more books: each one's distance from the median of the others. */
const fromOthers = (books: readonly (readonly number[])[]): number[] =>
  books.map((shares, at) => {
    const others = books.filter((_, index) => index !== at);
    return gapOf(
      shares,
      shares.map((_, outcome) => median(others.map((other) => other[outcome] ?? 0))),
    );
  });

/** Index of the largest value. */
const largest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** The books of one market that are left out, and how far off each is (0–1). */
type FarBooks = ReadonlyMap<number, number>;

/**
 * Books more than ten points from the others, removed one at a time, farthest first. With three or more, the distance is from the
 * median of the others; with two, the one farther from `own` goes, or both if nothing tells which is right. A single book is
 * never far.
 * @param books each book's shares of the same outcomes at the same line
 */
export function farBooks(
  books: readonly (readonly number[])[],
  own: readonly number[] | undefined,
): FarBooks {
  const far = new Map<number, number>();
  for (;;) {
    const left = books.flatMap((shares, at) => (far.has(at) ? [] : [{ at, shares }]));
    const shares = left.map((book) => book.shares);
    const [one, other] = left;
    if (!one || !other) return far;
    const gaps = left.length > 2 ? fromOthers(shares) : undefined;
    const gap = gaps ? Math.max(...gaps) : gapOf(one.shares, other.shares);
    if (gap <= FAR) return far;
    const suspects = gaps ? gaps : shares.map((each) => (own ? gapOf(each, own) : 0));
    const book = left[largest(suspects)];
    if (book) far.set(book.at, gap);
    if (!gaps && !own) for (const { at } of left) far.set(at, gap);
  }
}
