import type { CheckOf } from '#domain/check/eventCheck.ts';
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
  /** The bout, for the check of its bets; absent where they cannot be checked. */
  readonly of?: CheckOf | undefined;
}

/** Fair odds of a bout, with the best known price on each side. */
export const FairOdds = ({ bout, league, at, of }: Props) => (
  <TwoWayOdds part={boutPart(bout, league)} names={boutNames(bout)} at={at} of={of} />
);
