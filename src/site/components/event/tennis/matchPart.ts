import type { PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';
import { winShare } from '#domain/outcomes/tennis.ts';

/** A match in the form for judging prices. */
export const matchPart = ({
  league,
  moneyline,
  priceHistory,
  prediction,
}: PredictedMatch): TwoWayPart => ({
  league,
  moneyline,
  priceHistory,
  prediction,
  share: winShare(prediction.outcome),
});
