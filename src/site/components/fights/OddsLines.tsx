import { Fragment } from 'react';
import { anchorLine, ownLine } from '#domain/events/besideMarket.ts';
import { sideCall } from '#domain/events/pairCall.ts';
import { PAIR_SIDES, type PricedSide } from '#domain/events/payingSides.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';
import { american } from '#domain/numbers/numbers.ts';
import { worthSaid } from '#domain/prices/callText.ts';
import { fairAmericanText } from '#domain/prices/fairPrice.ts';
import { PriceState } from '../event/PriceState.tsx';

interface Props {
  readonly part: TwoWayPart;
  /** Names of the two sides, a first. */
  readonly names: readonly [string, string];
  /** Whether the prices can be taken. */
  readonly at: PriceClock;
}

/** "Able: fair −200; Book A −190. Costs 2¢ per $1." */
function SideLine({ part, names, at, side }: Props & Pick<PricedSide, 'side'>) {
  const call = sideCall(part, side, names);
  const share = side === 'a' ? part.share : 1 - part.share;
  const fair = `${names[side === 'a' ? 0 : 1]}: fair ${fairAmericanText(share)}`;
  const price = 'price' in call ? call.price : undefined;
  if (!price) return `${fair}.`;
  return (
    <>
      {`${fair}; ${price.book} ${american(price.american)}. `}
      <PriceState at={at} end=".">
        {`${worthSaid(call)}.`}
      </PriceState>
    </>
  );
}

/** Fair odds of both sides at the published chance with the best price, one line each, and the source of the chance. */
export function OddsLines(props: Props) {
  const { part, names } = props;
  const beside = [ownLine(part.prediction, names), anchorLine(part.prediction)].filter(Boolean);
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
