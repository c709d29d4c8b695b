import { Fragment } from 'react';
import { anchorLine, ownLine } from '#domain/events/besideMarket.ts';
import { PAIR_SIDES, type PricedSide, pricedSide } from '#domain/events/payingSides.ts';
import { isReturn, type TwoWayPart, twoWayEdgeText } from '#domain/events/twoWayEdge.ts';
import { american } from '#domain/numbers/numbers.ts';
import { fairAmericanText } from '#domain/prices/fairPrice.ts';
import { OLD_PRICE } from '../event/TwoWayOdds.tsx';
import { WhileFresh } from '../ui/WhileFresh.tsx';

interface Props {
  readonly part: TwoWayPart;
  /** Names of the two sides, a first. */
  readonly names: readonly [string, string];
  /** True while the prices can be taken and were seen recently. */
  readonly fresh: boolean;
}

/** "Able: fair −200; Book A −190, " */
function quoted({ price }: PricedSide, share: number, name: string): string {
  const fair = `${name}: fair ${fairAmericanText(share)}`;
  return price ? `${fair}; ${price.provider} ${american(price.odds)}` : fair;
}

function SideLine({ part, names, fresh, side }: Props & Pick<PricedSide, 'side'>) {
  const priced = pricedSide(part, side);
  const share = side === 'a' ? part.share : 1 - part.share;
  const said = quoted(priced, share, names[side === 'a' ? 0 : 1]);
  const { edge } = priced;
  if (!edge) return `${said}.`;
  if (!isReturn(edge)) return `${said}. ${twoWayEdgeText(edge)}.`;
  return (
    <>
      {`${said}. `}
      <WhileFresh fresh={fresh} otherwise={OLD_PRICE}>
        {twoWayEdgeText(edge)}
      </WhileFresh>
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
