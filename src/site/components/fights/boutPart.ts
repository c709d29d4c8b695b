import type { FightCard } from '#domain/events/fightCard.ts';
import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';
import { decisiveWinShare } from '#domain/outcomes/fight.ts';
import type { PredictedBout } from './figures.ts';

/** A bout in the form for judging prices. */
export const boutPart = (
  { moneyline, priceHistory, prediction }: PredictedBout,
  league: FightCard['league'],
): TwoWayPart => ({
  league,
  moneyline,
  priceHistory,
  prediction,
  share: decisiveWinShare(prediction.outcome, 'a'),
});
