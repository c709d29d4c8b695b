import type { PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';
import { winShare } from '#domain/outcomes/tennis.ts';
import { sharpHistoryOf } from '#domain/prices/sharpHistory.ts';

/** A match in the form for judging prices. */
export const matchPart = (match: PredictedMatch): TwoWayPart => ({
  league: match.league,
  moneyline: match.moneyline,
  priceHistory: sharpHistoryOf(match),
  prediction: match.prediction,
  share: winShare(match.prediction.outcome),
});
