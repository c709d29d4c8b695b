import { twoWayConsensus } from '#domain/events/consensus.ts';
import type { TwoWayQuote } from '#domain/events/event.ts';
import { isReturn, twoWayEdge } from '#domain/events/twoWayEdge.ts';
import { expectedReturnPerUnit, settledUnits } from '#domain/prices/staking.ts';
import type { PoolWeights } from '#engine/market/pool.ts';
import { publishedShare } from '#engine/market/twoWay.ts';
import type { TwoWayCall } from './twoWayCall.ts';
import type { ShownBet } from './types.ts';

const SIDES = ['a', 'b'] as const;

/** The file has one book: its price is the best one and, without its margin, the market. */
const quoteOf = ({ date, prices }: TwoWayCall): TwoWayQuote => ({
  book: 'close',
  feed: 'espn',
  provider: 'close',
  sample: false,
  asOf: `${date}T00:00:00Z`,
  ...prices,
});

function betOf(call: TwoWayCall, side: 'a' | 'b', claimed: number): ShownBet {
  const { season, id, date, prices, winner } = call;
  const settled = winner === 'draw' ? 'push' : winner === side ? 'win' : 'loss';
  return {
    game: `${season}|${id}`,
    cluster: `${season}|${date}`,
    market: 'moneyline',
    claimed,
    returned: settledUnits(prices[side], settled) ?? 0,
  };
}

/**
 * The edges the site would have shown on a bout or match: each side's closing price against the published chance,
 * by the site's own rule.
 * @param weights of our own chance and the market's, from earlier seasons; without them only the market is published
 */
export function shownTwoWay(call: TwoWayCall, weights: PoolWeights | undefined): ShownBet[] {
  const { league, own, notes } = call;
  const moneyline = [quoteOf(call)];
  const anchor = twoWayConsensus(moneyline, own);
  if (!anchor) return [];
  const share = publishedShare(own, anchor, weights);
  const prediction = { own: { a: own, b: 1 - own }, anchor, recipe: { notes } };
  return SIDES.flatMap((side) => {
    const edge = twoWayEdge({ league, moneyline, prediction, share }, side);
    return edge && isReturn(edge) ? [betOf(call, side, edge.returnPerUnit)] : [];
  });
}

/** The old rule's badge: the side with the better return by our model alone; none if that is not above 0. */
export function oldTwoWay(call: TwoWayCall): ShownBet | undefined {
  const { own, prices } = call;
  const [best] = SIDES.map((side) => ({
    side,
    claimed: expectedReturnPerUnit(side === 'a' ? own : 1 - own, prices[side]),
  })).sort((one, other) => other.claimed - one.claimed);
  return best && best.claimed > 0 ? betOf(call, best.side, best.claimed) : undefined;
}
