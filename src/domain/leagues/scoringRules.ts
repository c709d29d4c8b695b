/** Two proper scores of a forecast, 0 at best: honest forecasts score best. */

/** Minus the natural logarithm of the forecast's probability for what happened. @param given probability, 0–1 */
export const logLossOfShare = (given: number): number => -Math.log(given) + 0;

/** Squared distance (Brier, one outcome of two). @param given probability of what happened, 0–1 */
export const brierScore = (given: number): number => (1 - given) ** 2;

/** Mean of a score over many forecasts of one probability (0–1), where the share `happened` (0–1) came true. */
export const meanScoringRule = (
  score: (given: number) => number,
  probability: number,
  happened: number,
): number => happened * score(probability) + (1 - happened) * score(1 - probability);
