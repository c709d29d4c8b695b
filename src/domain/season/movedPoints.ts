/** Standard errors of a difference that luck explains: two-sided 95 % by the normal approximation of two binomial shares. */
const LUCK = 2;

/** Whole points by which a share moved, "+3" or "−2"; undefined where that is less than one. Both 0–1. */
export function wholePoints(share: number, before: number): number | undefined {
  const points = Math.round(100 * (share - before));
  return points === 0 ? undefined : points;
}

/**
 * Whole points by which published odds moved since other ones; undefined where that is less than one, or no more than two forecasts
 * of the same season would differ by. The error is that of the shares were they one, as a share of 0 has no variance of its own.
 * @param before odds of another forecast; undefined if none was published
 * @param runs seasons of either forecast, of the smaller one where they differ (movedRuns.ts)
 */
export function movedPoints(
  share: number,
  before: number | undefined,
  runs: number,
): number | undefined {
  if (before === undefined) return undefined;
  const both = (share + before) / 2;
  const error = Math.sqrt((2 * both * (1 - both)) / runs);
  return Math.abs(share - before) > LUCK * error ? wholePoints(share, before) : undefined;
}
