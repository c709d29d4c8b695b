import { type BestPrice, bestPrice } from './bestPrice.ts';
import { freshest, isReturn, type TwoWayEdge, type TwoWayPart, twoWayEdge } from './twoWayEdge.ts';

export const PAIR_SIDES = ['a', 'b'] as const;

/** One contestant with the best of the prices as fresh as the newest, and what it is worth. */
export interface PricedSide {
  readonly side: (typeof PAIR_SIDES)[number];
  /** Undefined if no book quotes the side. */
  readonly price: BestPrice | undefined;
  readonly edge: TwoWayEdge | undefined;
}

export const pricedSide = (part: TwoWayPart, side: PricedSide['side']): PricedSide => ({
  side,
  price: bestPrice(freshest(part.moneyline ?? []), side),
  edge: twoWayEdge(part, side),
});

/** The sides of a bout or match whose best price is an edge, best return first. */
export const payingSides = (part: TwoWayPart) =>
  PAIR_SIDES.flatMap((each) => {
    const { side, price, edge } = pricedSide(part, each);
    return price && edge && isReturn(edge) ? [{ side, price, edge }] : [];
  }).toSorted((one, other) => other.edge.returnPerUnit - one.edge.returnPerUnit);
