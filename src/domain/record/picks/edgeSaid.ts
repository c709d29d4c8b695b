import { wholeFairAmerican } from '../../prices/fairPrice.ts';
import { mayGiveOn, type PriceFeed } from '../../prices/feeds.ts';
import type { EdgeVerdict } from '../../prices/sharpEdge.ts';
import { type ShownEdge, WITHHELD } from './pick.ts';

/**
 * What of an edge's price may be said where programs read it: the price, if a feed that allows giving it on has it, else what we
 * computed.
 */
export function priceSaid(
  price: number,
  feeds: readonly PriceFeed[],
  verdict: EdgeVerdict | undefined,
) {
  if (feeds.some(mayGiveOn)) return { price };
  const withheld = { priceWithheld: true as const };
  if (!verdict || !('edge' in verdict)) return withheld;
  const { consensusShare } = verdict.edge;
  const fairPrice = wholeFairAmerican(consensusShare);
  const consensusProbability = 100 * consensusShare;
  return { ...withheld, consensusProbability, ...(fairPrice !== undefined && { fairPrice }) };
}

/** An edge as a line of the ledger has it: `price` is "withheld" where it may not be given on. */
export const edgeSaid = ({ priceWithheld, ...edge }: ShownEdge) =>
  priceWithheld ? { ...edge, price: WITHHELD } : edge;
