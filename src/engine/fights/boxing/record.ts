import type { RecordPrior } from '../ratingTypes.ts';
import type { BoxingRecord } from '../types.ts';

/**
 * Strength that a boxer's professional record suggests, logits: rate · logit of his share of wins (one added to the
 * wins, two to the losses: a short clean record says little) + wins · ln(1 + wins). 0 for an unknown record.
 *
 * The weights are fitted to closing prices alone, never to results: the only boxing results at hand are a selected
 * sample (both boxers had records on file), in which favorites win far more often than their prices say.
 */
export function recordStrength(
  record: BoxingRecord | undefined,
  prior: RecordPrior | undefined,
): number {
  if (!record || !prior) return 0;
  const { wins, losses } = record;
  return prior.rate * Math.log((wins + 1) / (losses + 2)) + prior.wins * Math.log(1 + wins);
}
