import { closingProbability } from '#engine/ratings/closing.ts';
import { normalCdf } from '#engine/rng/normalCdf.ts';
import type { MarginCall } from './walk.ts';

/**
 * The close's home win probability: from the moneyline, de-vigged by the power method, else from the closing margin by the
 * normal distribution. Undefined if there is neither.
 */
export function closeOf({ game, line }: MarginCall, scale: number): number | undefined {
  const fair = closingProbability(game.closing);
  if (fair !== undefined) return fair;
  return Number.isNaN(line) ? undefined : normalCdf(line / scale);
}
