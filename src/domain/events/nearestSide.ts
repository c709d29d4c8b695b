import { expectedReturnPerUnit } from '../prices/staking.ts';
import { PAIR_SIDES, type PricedSide, pricedSide } from './payingSides.ts';
import type { TwoWayPart } from './twoWayEdge.ts';

/** A side's best price with what a unit staked on it returns on average at the published chance. */
export interface JudgedSide extends Pick<PricedSide, 'side'> {
  readonly price: NonNullable<PricedSide['price']>;
  readonly returnPerUnit: number;
}

/** Of a bout or match where no price pays, the one that comes nearest to it; undefined while there is nothing to judge it by. */
export const nearestSide = (part: TwoWayPart): JudgedSide | undefined =>
  PAIR_SIDES.flatMap((each) => {
    const { side, price, edge } = pricedSide(part, each);
    if (!price || edge === undefined || edge === 'unrated') return [];
    const share = side === 'a' ? part.share : 1 - part.share;
    return [{ side, price, returnPerUnit: expectedReturnPerUnit(share, price.odds) }];
  })
    .toSorted((one, other) => other.returnPerUnit - one.returnPerUnit)
    .at(0);
