/**
 * How lopsided fights are changes over the years, with matchmakers and rules. Lines of played fights show it long before results
 * do: the forecast is scaled by the recent regression of closing logits on the model's own, divided by its value in the fitted
 * seasons.
 */
import type { FadedSums, FightRatings, SpreadParams } from './ratingTypes.ts';

/** Weight of the fitted slope in the regression, in squared logits: worth about fifty fights. */
const PRIOR = 20;

export const startSpread = (params: SpreadParams | undefined): FadedSums => ({
  product: PRIOR * (params?.slope ?? 1),
  square: PRIOR,
});

/** Factor on the line filter's logits; 1 if lines are as wide as in the fitted seasons. */
export function spreadScale({ params, spread }: Pick<FightRatings, 'params' | 'spread'>): number {
  return params.spread ? spread.product / spread.square / params.spread.slope : 1;
}

/** Adds a played fight's closing logit and the model's own before scaling, in place. */
export function learnSpread(
  { params, spread }: Pick<FightRatings, 'params' | 'spread'>,
  own: number,
  close: number,
): void {
  if (!params.spread) return;
  const { slope, halfLife } = params.spread;
  const kept = 0.5 ** (1 / halfLife);
  spread.product = kept * spread.product + (1 - kept) * PRIOR * slope + own * close;
  spread.square = kept * spread.square + (1 - kept) * PRIOR + own * own;
}
