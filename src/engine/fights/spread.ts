/**
 * How lopsided fights are changes over the years, as matchmakers and rules do. The lines of fights already played
 * show it long before results do: the forecast is scaled by the recent regression of closing logits on the model's
 * own, over its value in the fitted seasons.
 */
import type { FadedSums, FightRatings, SpreadParams } from './ratingTypes.ts';

/** Squared logits (about fifty fights' worth) at the fitted slope that the regression holds on to. */
const PRIOR = 20;

export const startSpread = (params: SpreadParams | undefined): FadedSums => ({
  product: PRIOR * (params?.slope ?? 1),
  square: PRIOR,
});

/** What the filter with lines multiplies its logits by; 1 where lines are as wide as in the fitted seasons. */
export function spreadScale({ params, spread }: Pick<FightRatings, 'params' | 'spread'>): number {
  return params.spread ? spread.product / spread.square / params.spread.slope : 1;
}

/** A played fight's closing logit against what the model said before scaling; in place. */
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
