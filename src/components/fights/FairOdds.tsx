import { type Fact, Facts } from '#components/ui/Facts.tsx';
import { anchorLine, ownLine } from '#domain/events/besideMarket.ts';
import { bestPrice } from '#domain/events/bestPrice.ts';
import type { FightCard } from '#domain/events/fightCard.ts';
import { freshest, isReturn, twoWayEdge, twoWayEdgeText } from '#domain/events/twoWayEdge.ts';
import { american } from '#domain/numbers.ts';
import { decisiveShare, type FightSide } from '#domain/outcomes/fight.ts';
import { wholeFairAmerican, writtenText } from '#domain/prices/fairPrice.ts';
import { WhileFresh } from '../ui/WhileFresh.tsx';
import { namesOf, type PredictedBout } from './figures.ts';

const SIDES = ['a', 'b'] as const;

interface Props {
  readonly bout: PredictedBout;
  readonly league: FightCard['league'];
  /** True while the card's prices can be taken and were seen lately. */
  readonly fresh: boolean;
}

const OLD_PRICE = 'No edge: the price is old or closed';

function rowsOf({ bout, league, fresh }: Props, side: FightSide, name: string): readonly Fact[] {
  const { moneyline, prediction } = bout;
  const chance = decisiveShare(prediction.outcome, side);
  const share = decisiveShare(prediction.outcome, 'a');
  const fair = wholeFairAmerican(chance);
  const best = bestPrice(freshest(moneyline ?? []), side);
  const edge = twoWayEdge({ league, moneyline, prediction, share }, side);
  const text = edge && twoWayEdgeText(edge);
  return [
    [`${name}, fair`, fair === undefined ? 'No price' : writtenText(fair)],
    [`${name}, ${best?.provider ?? ''}`, best && american(best.odds)],
    [
      `${name}, expected return`,
      edge && isReturn(edge) ? (
        <WhileFresh key="return" fresh={fresh} otherwise={OLD_PRICE}>
          {text}
        </WhileFresh>
      ) : (
        text
      ),
    ],
  ];
}

/**
 * Fair odds of both sides at the published chance, with the best price found and what it is worth where a book has one,
 * and what our model alone says.
 */
export function FairOdds(props: Props) {
  const { bout } = props;
  const names = namesOf(bout);
  const rows = SIDES.flatMap((side, index) => rowsOf(props, side, names[index] ?? ''));
  const beside = [ownLine(bout.prediction, names), anchorLine(bout.prediction)];
  return (
    <>
      <Facts facts={rows} />
      {beside.some(Boolean) && <p className="note mt-3">{beside.filter(Boolean).join(' ')}</p>}
    </>
  );
}
