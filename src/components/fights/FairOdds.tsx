import type { FightCard } from '#domain/events/fightCard.ts';
import { decisiveShare } from '#domain/outcomes/fight.ts';
import { TwoWayOdds } from '../event/TwoWayOdds.tsx';
import { namesOf, type PredictedBout } from './figures.ts';

interface Props {
  readonly bout: PredictedBout;
  readonly league: FightCard['league'];
  /** True while the card's prices can be taken and were seen lately. */
  readonly fresh: boolean;
}

/** Fair odds of a bout, with the best price found of each side. */
export function FairOdds({ bout, league, fresh }: Props) {
  const { moneyline, prediction } = bout;
  const share = decisiveShare(prediction.outcome, 'a');
  return (
    <TwoWayOdds
      part={{ league, moneyline, prediction, share }}
      names={namesOf(bout)}
      fresh={fresh}
    />
  );
}
