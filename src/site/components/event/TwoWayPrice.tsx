import { type JudgedSide, nearestSide } from '#domain/events/nearestSide.ts';
import { payingSides } from '#domain/events/payingSides.ts';
import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';
import { bothRated } from '#domain/events/unrated.ts';
import { american } from '#domain/numbers/numbers.ts';
import { NearestPrice, PriceBox } from '../game/BestPrice.tsx';
import { centsText } from '../tonight/centsText.ts';
import { Seen } from '../ui/Seen.tsx';

interface Props {
  readonly part: TwoWayPart;
  /** Names of the two sides, a first. */
  readonly names: readonly [string, string];
  /** When its prices were last confirmed, ISO 8601 in UTC. */
  readonly seen: string;
  /** True while they can be taken and were seen recently. */
  readonly fresh: boolean;
}

/** "Clay at −120" */
export const twoWayBetText = (
  { side, price }: Pick<JudgedSide, 'side' | 'price'>,
  names: Props['names'],
): string => `${names[side === 'a' ? 0 : 1]} at ${american(price.odds)}`;

/** Why no price is judged: there is none, it is newer than our figure, or one of the two sides is unknown to us. */
function Unjudged({ part }: Pick<Props, 'part'>) {
  if ((part.moneyline ?? []).length === 0) {
    return <PriceBox says="No price yet">No book we read has one.</PriceBox>;
  }
  const why = bothRated(part.prediction.recipe.notes)
    ? 'Our figure is older than the first price.'
    : 'Our ratings do not know both sides.';
  return <PriceBox says="No price to judge">{why}</PriceBox>;
}

/** No edge: the price that comes closest to one. */
function NoEdge({ part, names, seen }: Omit<Props, 'fresh'>) {
  const nearest = nearestSide(part);
  if (!nearest) return <Unjudged part={part} />;
  return (
    <NearestPrice
      price={`${twoWayBetText(nearest, names)}, ${nearest.price.provider}`}
      returnPerUnit={nearest.returnPerUnit}
      seen={seen}
    />
  );
}

/** The verdict on prices at the head of a bout or match: a named bet, or no edge, while they can be taken. */
export function TwoWayPrice({ part, names, seen, fresh }: Props) {
  const [best] = payingSides(part);
  return (
    <>
      <p className={best ? 'price pays' : 'price'} data-when="fresh" hidden={!fresh}>
        {best ? (
          <PriceBox says={twoWayBetText(best, names)} worth={centsText(best.edge.returnPerUnit)}>
            {`${best.price.provider}. `}
            <Seen at={seen} />
          </PriceBox>
        ) : (
          <NoEdge part={part} names={names} seen={seen} />
        )}
      </p>
      <p className="price hidden" data-when="unfresh" hidden={fresh}>
        <PriceBox
          says={
            <>
              <span data-when="open">
                {(part.moneyline ?? []).length === 0 ? 'No price' : 'No current price'}
              </span>
              <span data-when="closed" hidden>
                Prices closed at the start
              </span>
            </>
          }
        >
          {(part.moneyline ?? []).length === 0
            ? 'No book we read had a price.'
            : 'The last prices we saw are below.'}
        </PriceBox>
      </p>
    </>
  );
}
