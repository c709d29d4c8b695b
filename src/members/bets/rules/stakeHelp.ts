/** No more of a bankroll than this on one bet, whatever the figures say. */
export const HIGHEST_STAKE_SHARE = 0.01;

/**
 * A careful bettor's maximum stake, cents: the quarter Kelly share of the published probability, capped at 1 % of the bankroll;
 * rounded down to whole dollars, and 0 without an edge.
 * @param quarterKellyShare of an edge that the site shows, 0–1; undefined if it shows none
 */
export function stakeHelpCents(
  quarterKellyShare: number | undefined,
  bankrollCents: number,
): number {
  if (quarterKellyShare === undefined || !(quarterKellyShare > 0 && bankrollCents > 0)) return 0;
  const share = Math.min(quarterKellyShare, HIGHEST_STAKE_SHARE);
  return 100 * Math.floor((bankrollCents * share + 1e-6) / 100);
}
