import type { CheckOf } from '#domain/check/eventCheck.ts';
import { anchorLine, ownLine } from '#domain/events/besideMarket.ts';
import { sideCall } from '#domain/events/pairCall.ts';
import { PAIR_SIDES, type PricedSide } from '#domain/events/payingSides.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';
import { american } from '#domain/numbers/numbers.ts';
import { worthSaid } from '#domain/prices/callText.ts';
import { fairAmericanText, fairDecimalText, NO_FAIR_PRICE } from '#domain/prices/fairPrice.ts';
import { BetLink } from '../check/BetLink.tsx';
import { type Fact, Facts } from '../ui/Facts.tsx';
import { PairBooks } from './PairBooks.tsx';
import { PriceState } from './PriceState.tsx';

interface Props {
  readonly part: TwoWayPart;
  /** Names of the two sides, a first. */
  readonly names: readonly [string, string];
  /** Whether the prices can be taken. */
  readonly at: PriceClock;
  /** The contest, for the check of its bets; absent where they cannot be checked. */
  readonly of?: CheckOf | undefined;
}

/** "+245", and its decimal on a wide screen. */
function Fair({
  share,
  side,
  name,
  of,
}: { readonly share: number; readonly name: string } & Pick<PricedSide, 'side'> &
  Pick<Props, 'of'>) {
  const fair = fairAmericanText(share);
  if (fair === NO_FAIR_PRICE) return 'No price';
  return (
    <>
      <BetLink of={of} bet={{ market: 'moneyline', side }} name={`${name} to win`}>
        {fair}
      </BetLink>{' '}
      <small className="wide-only">{`(${fairDecimalText(share)})`}</small>
    </>
  );
}

function rowsOf(
  { part, names, at, of }: Props,
  side: PricedSide['side'],
  name: string,
): readonly Fact[] {
  const chance = side === 'a' ? part.share : 1 - part.share;
  const call = sideCall(part, side, names);
  const price = 'price' in call ? call.price : undefined;
  return [
    [`${name}, fair`, <Fair key="fair" share={chance} side={side} name={name} of={of} />],
    [
      `${name}, ${price?.book ?? ''}`,
      price && (
        <BetLink
          key="price"
          of={of}
          bet={{ market: 'moneyline', side, price: price.american }}
          name={`${name} to win`}
        >
          {american(price.american)}
        </BetLink>
      ),
    ],
    [
      `${name}, what $1 returns`,
      price && (
        <PriceState key="return" at={at}>
          {worthSaid(call)}
        </PriceState>
      ),
    ],
  ];
}

/**
 * Fair odds of both sides of a bout or match at the published chance, with the best price and its value if a book has one, and
 * our model's own chance.
 */
export function TwoWayOdds(props: Props) {
  const { part, names } = props;
  const rows = PAIR_SIDES.flatMap((side, index) => rowsOf(props, side, names[index] ?? ''));
  const beside = [ownLine(part.prediction, names), anchorLine(part.prediction)];
  return (
    <>
      <Facts facts={rows} />
      {props.at.state !== 'closed' && <PairBooks part={part} names={names} />}
      {beside.some(Boolean) && <p className="note mt-3">{beside.filter(Boolean).join(' ')}</p>}
    </>
  );
}
