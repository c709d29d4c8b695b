/**
 * Starters whose names are not known: simulated, so that a field and its cut have their true size, and never listed.
 * Their ids begin with this.
 */
export const UNLISTED = 'unlisted-';

export const isListed = ({ id }: { readonly id: string }): boolean => !id.startsWith(UNLISTED);

/** Shares of the listed, in their order, and what all the others have together (0–1). */
export function splitListed<Share extends { readonly id: string; readonly share: number }>(
  shares: readonly Share[],
): { readonly listed: readonly Share[]; readonly others: number } {
  const others = shares.filter((share) => !isListed(share));
  return {
    listed: shares.filter(isListed),
    others: others.reduce((sum, { share }) => sum + share, 0),
  };
}
