import { type Fact, Facts } from '#components/ui/Facts.tsx';
import { anchorLine, ownLine } from '#domain/events/besideMarket.ts';
import { bestPrice } from '#domain/events/bestPrice.ts';
import type { FightCard } from '#domain/events/fightCard.ts';
import { twoWayEdgeText } from '#domain/events/twoWayEdge.ts';
import { american } from '#domain/numbers.ts';
import { decisiveShare, type FightSide } from '#domain/outcomes/fight.ts';
import { wholeFairAmerican } from '#domain/prices/fairPrice.ts';
import { namesOf, type PredictedBout } from './figures.ts';

const SIDES = ['a', 'b'] as const;

interface Props {
  readonly bout: PredictedBout;
  readonly league: FightCard['league'];
}

function rowsOf({ bout, league }: Props, side: FightSide, name: string): readonly Fact[] {
  const { moneyline, prediction } = bout;
  const chance = decisiveShare(prediction.outcome, side);
  const share = decisiveShare(prediction.outcome, 'a');
  const fair = wholeFairAmerican(chance);
  const best = bestPrice(moneyline, side);
  const edge = twoWayEdgeText({ league, moneyline, prediction, share }, side);
  return [
    [`${name}, fair`, fair === undefined ? 'No price' : american(fair)],
    [`${name}, ${best?.provider ?? ''}`, best && american(best.odds)],
    [`${name}, expected return`, edge],
  ];
}

/**
 * Fair odds of both sides at the published chance, with the best price found and what it is worth where a book has one,
 * and what our model alone says.
 */
export function FairOdds({ bout, league }: Props) {
  const names = namesOf(bout);
  const rows = SIDES.flatMap((side, index) => rowsOf({ bout, league }, side, names[index] ?? ''));
  const beside = [ownLine(bout.prediction, names), anchorLine(bout.prediction)];
  return (
    <>
      <Facts facts={rows} />
      {beside.some(Boolean) && <p className="note mt-3">{beside.filter(Boolean).join(' ')}</p>}
    </>
  );
}
