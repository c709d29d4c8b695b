import { fairAmerican, profitPerUnit } from './americanOdds.ts';

/** Probabilities are 0–1: of winning, and of a push (stake refunded). The rest loses the stake. */

/** Expected profit per unit staked: 0.021 is 2.1 cents per dollar. */
export function expectedReturnPerUnit(probability: number, american: number, push = 0): number {
  return probability * profitPerUnit(american) - (1 - probability - push);
}

/**
 * Share of the bankroll that maximizes its expected logarithm, 0 without an edge. Kelly (1956), f = (p·b − q) / b; with pushes,
 * also divided by the decisive share p + q.
 */
export function kellyFraction(probability: number, american: number, push = 0): number {
  const decisive = 1 - push;
  if (decisive <= 0) return 0;
  const edge = expectedReturnPerUnit(probability, american, push);
  return Math.max(0, edge / (profitPerUnit(american) * decisive));
}

/**
 * The lowest whole American price that does not lose money on average, e.g. −134.
 * Absent for a bet that cannot win or cannot lose.
 */
export function worstAcceptableAmerican(probability: number, push = 0): number | undefined {
  const share = probability / (1 - push);
  if (!(share > 0 && share < 1)) return undefined;
  return Math.ceil(fairAmerican(share) - 1e-9);
}
