import { edgeAt, type PricedShare } from './edge.ts';

/** Our own error for a team game, in log-odds (see edge.ts): about 1¼ points at even money. */
const TEAM_TAU = 0.05;

/**
 * Whether a price of a team game that looks good is a mistake or a misread: the price, or our own share, is too far from the
 * books' consensus. Whether a price is an edge is asked of `sharpEdge.ts` alone. Do not pass a price of a book that the consensus
 * leaves out (`countedQuote`).
 * Throws as `edgeAt` does.
 */
export function misreadOffBooks(
  bet: Omit<PricedShare, 'tau'>,
  tau = TEAM_TAU,
): 'price' | 'share' | undefined {
  const said = edgeAt({ ...bet, tau });
  return said !== 'none' && 'misread' in said ? said.misread : undefined;
}
