import { expectedReturnPerUnit } from '../prices/staking.ts';
import { PAIR_SIDES, type PricedSide, pricedSide } from './payingSides.ts';
import type { TwoWayPart } from './twoWayEdge.ts';

/** A side's best price, with the average return on a unit staked at the published chance. */
export interface JudgedSide extends Pick<PricedSide, 'side'> {
  readonly price: NonNullable<PricedSide['price']>;
  readonly returnPerUnit: number;
}

/** The side whose price comes closest to paying, in a bout or match without an edge; undefined without anything to judge by. */
export const nearestSide = (part: TwoWayPart): JudgedSide | undefined =>
  PAIR_SIDES.flatMap((each) => {
    const { side, price, edge } = pricedSide(part, each);
    if (!price || edge === undefined || edge === 'unrated') return [];
    const share = side === 'a' ? part.share : 1 - part.share;
    return [{ side, price, returnPerUnit: expectedReturnPerUnit(share, price.odds) }];
  })
    .toSorted((one, other) => other.returnPerUnit - one.returnPerUnit)
    .at(0);
