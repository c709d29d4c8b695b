import type { ReactNode } from 'react';
import type { PriceClock } from '#domain/events/priceClock.ts';
import { closedText, PRICES_OLD } from '#domain/prices/callText.ts';

interface Props {
  readonly at: PriceClock;
  /** What is said of the prices while they can be taken and were seen recently. */
  readonly children: ReactNode;
  /** The end of a sentence. */
  readonly end?: string;
}

/**
 * What is true of a bout's or match's prices, inside an element with the page's clock attributes: the clock shows one of its
 * states (client/gameClock.ts), in the words of games.
 */
export const PriceState = ({ at: { state, postponed }, children, end = '' }: Props) => (
  <>
    <span data-when="fresh" hidden={state !== 'open'}>
      {children}
    </span>
    <span className="none" data-when="stale" hidden={state !== 'old'}>
      {PRICES_OLD + end}
    </span>
    <span className="none" data-when="closed" hidden={state !== 'closed'}>
      {closedText(postponed) + end}
    </span>
  </>
);
