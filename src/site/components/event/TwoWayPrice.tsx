import { type PairNames, pairCall } from '#domain/events/pairCall.ts';
import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';
import { OpenPrice, PriceBox } from '../game/BestPrice.tsx';

interface Props {
  readonly part: TwoWayPart;
  /** Names of the two sides, a first. */
  readonly names: PairNames;
  /** When its prices were last confirmed, ISO 8601 in UTC. */
  readonly seen: string;
  /** True while they can be taken and were seen recently. */
  readonly fresh: boolean;
}

/** Said of prices that can no longer be taken or are too old. */
export const NO_CURRENT_PRICE = 'No current price';

/** What is true of the best price at the head of a bout or match, while it can be taken. */
export function TwoWayPrice({ part, names, seen, fresh }: Props) {
  const call = pairCall(part, names);
  return (
    <>
      <p
        className={call.state === 'edge' ? 'price pays' : 'price'}
        data-when="fresh"
        hidden={!fresh}
      >
        <OpenPrice call={call} seen={seen} />
      </p>
      <p className="price hidden" data-when="unfresh" hidden={fresh}>
        <PriceBox says={NO_CURRENT_PRICE}>
          {call.state === 'none'
            ? 'No book we read has one.'
            : 'Closed at start, or over 30 min old. The last prices are below.'}
        </PriceBox>
      </p>
    </>
  );
}
