import { type PairNames, pairCall } from '#domain/events/pairCall.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';
import { closedText, NO_PRICE_YET, PRICES_OLD } from '#domain/prices/callText.ts';
import { OpenPrice, PriceBox } from '../game/BestPrice.tsx';

interface Props {
  readonly part: TwoWayPart;
  /** Names of the two sides, a first. */
  readonly names: PairNames;
  /** When its prices were last confirmed, ISO 8601 in UTC. */
  readonly seen: string;
  readonly at: PriceClock;
}

/** What is true of the best price at the head of a bout or match. The page's clock shows one of its states. */
export function TwoWayPrice({ part, names, seen, at: { state, postponed } }: Props) {
  const call = pairCall(part, names);
  const none = call.state === 'none';
  const last = none ? 'No book we read had a price.' : 'The last prices we saw are below.';
  return (
    <>
      <p
        className={call.state === 'edge' ? 'price pays' : 'price'}
        data-when="fresh"
        hidden={state !== 'open'}
      >
        <OpenPrice call={call} seen={seen} />
      </p>
      <p className="price hidden" data-when="stale" hidden={state !== 'old'}>
        <PriceBox says={none ? NO_PRICE_YET : PRICES_OLD}>{last}</PriceBox>
      </p>
      <p className="price hidden" data-when="closed" hidden={state !== 'closed'}>
        <PriceBox says={closedText(postponed)}>{last}</PriceBox>
      </p>
    </>
  );
}
