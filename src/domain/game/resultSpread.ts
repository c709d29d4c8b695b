import { profitPerUnit } from '../prices/americanOdds.ts';
import { expectedReturnPerUnit } from '../prices/staking.ts';

/**
 * Standard deviation of the total profit of `bets` independent one-unit bets at one American price, each won with the
 * same probability (0–1), in units: √n · √(p(1−p)) · (b + 1).
 */
export const resultSpread = (probability: number, american: number, bets: number): number =>
  Math.sqrt(bets * probability * (1 - probability)) * (1 + profitPerUnit(american));

/**
 * Bets needed until the expected profit is as large as `deviations` standard deviations of luck. Infinite if nothing is expected.
 */
export function betsToTell(probability: number, american: number, deviations: number): number {
  const expected = expectedReturnPerUnit(probability, american);
  if (Math.abs(expected) < 1e-12) return Number.POSITIVE_INFINITY;
  const luck = deviations * resultSpread(probability, american, 1);
  return Math.ceil((luck / expected) ** 2 - 1e-9);
}
