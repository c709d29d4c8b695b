import { Fragment } from 'react';
import type { CheckOf } from '#domain/check/eventCheck.ts';
import { anchorLine, ownLine } from '#domain/events/besideMarket.ts';
import { sideCall } from '#domain/events/pairCall.ts';
import { PAIR_SIDES, type PricedSide } from '#domain/events/payingSides.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';
import { american } from '#domain/numbers/numbers.ts';
import { worthSaid } from '#domain/prices/callText.ts';
import { fairAmericanText } from '#domain/prices/fairPrice.ts';
import { BetLink } from '../check/BetLink.tsx';

interface Props {
  readonly part: TwoWayPart;
  /** Names of the two sides, a first. */
  readonly names: readonly [string, string];
  /** Whether the prices can be taken: the bout's line says it in words. */
  readonly at: PriceClock;
  /** Whose odds the card's chances are adjusted to, as it says once; other sources are said here. */
  readonly anchored: string | undefined;
  /** The bout, for the check of its bets; absent where they cannot be checked. */
  readonly of?: CheckOf | undefined;
}

/** "Able: fair −200; Book A −190. Costs 2¢ per $1." */
function SideLine({
  part,
  names,
  at,
  side,
  of,
}: Omit<Props, 'anchored'> & Pick<PricedSide, 'side'>) {
  const call = sideCall(part, side, names);
  const share = side === 'a' ? part.share : 1 - part.share;
  const name = names[side === 'a' ? 0 : 1];
  const bet = { market: 'moneyline', side } as const;
  const fair = (
    <>
      {`${name}: fair `}
      <BetLink of={of} bet={bet} name={`${name} to win`}>
        {fairAmericanText(share)}
      </BetLink>
    </>
  );
  const price = 'price' in call ? call.price : undefined;
  if (!price) return <>{fair}.</>;
  return (
    <>
      {fair}
      {`; ${price.book} `}
      <BetLink of={of} bet={{ ...bet, price: price.american }} name={`${name} to win`}>
        {american(price.american)}
      </BetLink>
      {'. '}
      <span data-when="fresh" hidden={at.state !== 'open'}>
        {`${worthSaid(call)}.`}
      </span>
    </>
  );
}

/** Fair odds of both sides at the published chance with the best price, one line each, and the source of the chance where the card has another. */
export function OddsLines(props: Props) {
  const { part, names, anchored } = props;
  const anchor = anchorLine(part.prediction);
  const beside = [ownLine(part.prediction, names), anchor !== anchored && anchor].filter(Boolean);
  return (
    <p className="bout-words">
      {PAIR_SIDES.map((side) => (
        <Fragment key={side}>
          <SideLine {...props} side={side} />
          {'\n'}
        </Fragment>
      ))}
      {beside.join(' ')}
    </p>
  );
}
