import type { FightCard } from '#domain/events/fightCard.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import { TwoWayOdds } from '../event/TwoWayOdds.tsx';
import { boutPart } from './boutPart.ts';
import { boutNames, type PredictedBout } from './figures.ts';

interface Props {
  readonly bout: PredictedBout;
  readonly league: FightCard['league'];
  /** Whether the card's prices can be taken. */
  readonly at: PriceClock;
}

/** Fair odds of a bout, with the best known price on each side. */
export const FairOdds = ({ bout, league, at }: Props) => (
  <TwoWayOdds part={boutPart(bout, league)} names={boutNames(bout)} at={at} />
);
