import type { FightCard } from '#domain/events/fightCard.ts';
import { TwoWayOdds } from '../event/TwoWayOdds.tsx';
import { boutPart } from './boutPart.ts';
import { boutNames, type PredictedBout } from './figures.ts';

interface Props {
  readonly bout: PredictedBout;
  readonly league: FightCard['league'];
  /** True while the card's prices can be taken and were seen recently. */
  readonly fresh: boolean;
}

/** Fair odds of a bout, with the best known price on each side. */
export const FairOdds = ({ bout, league, fresh }: Props) => (
  <TwoWayOdds part={boutPart(bout, league)} names={boutNames(bout)} fresh={fresh} />
);
