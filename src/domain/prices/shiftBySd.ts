/** A market with a line. */
export type LinedMarket = 'spread' | 'total';

/** A logistic curve is steeper than the normal one of the same SD by this factor. */
const STEEPNESS = 1.702;

/**
 * Converts a share at one line to another line with a logistic bell curve, so it is a shift of the log-odds. Good for a point or
 * two; ignores key numbers.
 * @param sd of the margins or totals around the line, points
 * @param share 0–1: of the home side at its handicap, or of the over at the total
 */
export function shiftBySd(
  sd: number,
  market: LinedMarket,
  share: number,
  from: number,
  to: number,
): number {
  if (from === to) return share;
  const toward = market === 'spread' ? to - from : from - to;
  const odds = Math.log(share / (1 - share)) + (STEEPNESS * toward) / sd;
  return 1 / (1 + Math.exp(-odds));
}
