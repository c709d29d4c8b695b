import { pairCallOf } from '#contract/answers/pairCallOf.ts';
import type { PairPrice } from '#contract/answers/pairPrice.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import { PriceLine } from '../game/PriceLine.tsx';
import { PriceState } from './PriceState.tsx';

interface Props {
  /** As an answer says it; undefined if it does not. */
  readonly price: PairPrice | undefined;
  readonly at: PriceClock;
}

/**
 * What is true of the best price of a bout or match in its card, in the sentence of every list. Nothing where an answer does not
 * say it.
 */
export function PairPriceLine({ price, at }: Props) {
  const call = price && pairCallOf(price);
  return call ? (
    <p className="note pair-price">
      <PriceState at={at}>
        <PriceLine call={call} />
      </PriceState>
    </p>
  ) : null;
}
