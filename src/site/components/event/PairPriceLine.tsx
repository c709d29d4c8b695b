import type { SaidPrice } from '#contract/answers/pairPrice.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import { PriceState } from './PriceState.tsx';

interface Props {
  /** As an answer says it; undefined if it does not. */
  readonly price: SaidPrice | undefined;
  readonly at: PriceClock;
  /** Address of the check of its bets; absent where they cannot be checked. */
  readonly check?: string | undefined;
  /** Its distance from the card's edge. */
  readonly className?: string;
}

/** What is true of the best price of a bout or match in its card, in the sentence of every list. */
export const PairPriceLine = ({ price, at, check, className = '' }: Props) =>
  price ? (
    <p className={`note pair-price ${className}`.trim()}>
      <PriceState at={at}>
        {price.says}
        {check !== undefined && (
          <>
            {'. '}
            <a className="whitespace-nowrap" href={check}>
              Check a bet
            </a>
          </>
        )}
      </PriceState>
    </p>
  ) : null;
