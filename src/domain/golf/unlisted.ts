/**
 * Id prefix of starters whose names are unknown. They are simulated, so that a field and its cut have their true size, and never
 * listed.
 */
export const UNLISTED = 'unlisted-';

export const isListed = ({ id }: { readonly id: string }): boolean => !id.startsWith(UNLISTED);

/** Shares of the listed players, in their order, and the combined share of all others (0–1). */
export function splitListed<Share extends { readonly id: string; readonly share: number }>(
  shares: readonly Share[],
): { readonly listed: readonly Share[]; readonly others: number } {
  const others = shares.filter((share) => !isListed(share));
  return {
    listed: shares.filter(isListed),
    others: others.reduce((sum, { share }) => sum + share, 0),
  };
}
