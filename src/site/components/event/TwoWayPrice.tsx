import type { CheckOf } from '#domain/check/eventCheck.ts';
import { checkPathOf } from '#domain/check/links.ts';
import { type PairNames, pairCall, sideCall } from '#domain/events/pairCall.ts';
import { PAIR_SIDES } from '#domain/events/payingSides.ts';
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
  /** The contest, for the check of its bets; absent where they cannot be checked. */
  readonly of?: CheckOf | undefined;
}

const betIn = (call: ReturnType<typeof pairCall>): string | undefined =>
  'price' in call ? call.price?.bet : undefined;

/** The check of the price that is named, or of the favorite where no book has one. */
function checkOf({ part, names, of }: Pick<Props, 'part' | 'names' | 'of'>): string | undefined {
  if (!of) return undefined;
  const call = pairCall(part, names);
  const price = 'price' in call ? call.price : undefined;
  const named = PAIR_SIDES.find((side) => betIn(sideCall(part, side, names)) === price?.bet);
  const side = (price && named) ?? (part.share >= 0.5 ? 'a' : 'b');
  return checkPathOf({
    ...of,
    market: 'moneyline',
    side,
    ...(price && { price: price.american }),
  });
}

/** What is true of the best price at the head of a bout or match. The page's clock shows one of its states. */
export function TwoWayPrice({ part, names, seen, at: { state, postponed }, of }: Props) {
  const call = pairCall(part, names);
  const href = checkOf({ part, names, of });
  const none = call.state === 'none';
  const last = none ? 'No book we read had a price.' : 'The last prices we saw are below.';
  return (
    <>
      <p
        className={call.state === 'edge' ? 'price pays' : 'price'}
        data-when="fresh"
        hidden={state !== 'open'}
      >
        <OpenPrice call={call} seen={seen} check={href} />
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
