import { observePair, observeTrial } from './beliefs.ts';
import type { FighterRating, MethodParams } from './ratingTypes.ts';
import type { FightResult, MethodRates } from './types.ts';

/**
 * Learns how both sides win and lose, in place: first from the methods' closing prices, then from the result. Each is the log
 * odds of a method against a decision, relative to the weight class's.
 */
export function learnStyles(
  a: FighterRating,
  b: FighterRating,
  { closing, winner, method }: FightResult,
  [ko, sub, decision]: MethodRates,
  { priceNoise, resultNoise }: MethodParams,
): void {
  const koBase = Math.log(ko / decision);
  const subBase = Math.log(sub / decision);
  const priced = closing.methods;
  if (priced) {
    for (const [one, other, fair] of [[a, b, priced.a] as const, [b, a, priced.b] as const]) {
      const [pKo, pSub, pDecision] = fair;
      const koGap = Math.log(pKo / pDecision) - koBase - one.koFor.mean - other.koAgainst.mean;
      const subGap = Math.log(pSub / pDecision) - subBase - one.subFor.mean - other.subAgainst.mean;
      observePair(one.koFor, other.koAgainst, 1, koGap, priceNoise);
      observePair(one.subFor, other.subAgainst, 1, subGap, priceNoise);
    }
  }
  if (winner === 'draw' || method === 'other') return;
  const [won, lost] = winner === 'a' ? [a, b] : [b, a];
  const koOdds = Math.exp(koBase + won.koFor.mean + lost.koAgainst.mean);
  const subOdds = Math.exp(subBase + won.subFor.mean + lost.subAgainst.mean);
  const sum = 1 + koOdds + subOdds;
  observeTrial(won.koFor, lost.koAgainst, 1, koOdds / sum, method === 'knockout', resultNoise);
  observeTrial(won.subFor, lost.subAgainst, 1, subOdds / sum, method === 'submission', resultNoise);
}
