import { closingProbability } from '#engine/ratings/closing.ts';
import { normalCdf } from '#engine/rng/normalCdf.ts';
import type { MarginCall } from './walk.ts';

/**
 * The close's home win probability: the moneyline's, de-vigged by the power method, else the closing margin's by the
 * normal distribution. Undefined where there is neither.
 */
export function closeOf({ game, line }: MarginCall, scale: number): number | undefined {
  const fair = closingProbability(game.closing);
  if (fair !== undefined) return fair;
  return Number.isNaN(line) ? undefined : normalCdf(line / scale);
}
