import { type Fact, Facts } from '#components/ui/Facts.tsx';
import { bestPrice, edgeText } from '#domain/fights/bestPrice.ts';
import { american } from '#domain/numbers.ts';
import { decisiveShare, type FightSide } from '#domain/outcomes/fight.ts';
import { wholeFairAmerican } from '#domain/prices/fairPrice.ts';
import { namesOf, type PredictedBout } from './figures.ts';

const SIDES = ['a', 'b'] as const;

function rowsOf(bout: PredictedBout, side: FightSide, name: string): readonly Fact[] {
  const chance = decisiveShare(bout.prediction.outcome, side);
  const fair = wholeFairAmerican(chance);
  const best = bestPrice(bout.moneyline, side);
  const edge = edgeText(chance, best);
  return [
    [`${name}, fair`, fair === undefined ? 'No price' : american(fair)],
    [`${name}, ${best?.provider ?? ''}`, best && american(best.odds)],
    [`${name}, expected return`, edge],
  ];
}

/** Fair odds of both sides, with the best price found and what it is worth where a book has one. */
export function FairOdds({ bout }: { readonly bout: PredictedBout }) {
  const names = namesOf(bout);
  const rows = SIDES.flatMap((side, index) => rowsOf(bout, side, names[index] ?? ''));
  return <Facts facts={rows} />;
}
