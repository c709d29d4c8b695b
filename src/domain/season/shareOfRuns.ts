/** A count as a share of all, 0–1, six decimals: as the ledger says it. */
export const shareOfRuns = (count: number, of: number): number =>
  of === 0 ? 0 : Math.round((1e6 * count) / of) / 1e6;
