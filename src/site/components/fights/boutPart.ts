import type { FightCard } from '#domain/events/fightCard.ts';
import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';
import { decisiveWinShare } from '#domain/outcomes/fight.ts';
import { sharpHistoryOf } from '#domain/prices/sharpHistory.ts';
import type { PredictedBout } from './figures.ts';

/** A bout in the form for judging prices. */
export const boutPart = (bout: PredictedBout, league: FightCard['league']): TwoWayPart => ({
  league,
  moneyline: bout.moneyline,
  priceHistory: sharpHistoryOf(bout),
  prediction: bout.prediction,
  share: decisiveWinShare(bout.prediction.outcome, 'a'),
});
