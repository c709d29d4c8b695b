import { exp } from '../../rng/exp.ts';
import { normalQuantile } from '../../rng/normal.ts';

/** Levels of what is not known of a player, equally likely. */
export const UNKNOWN_LEVELS = 8;

/** Means of eight equal slices of a standard normal, nearly; scaled to a variance of 1. */
const STEPS = (() => {
  const steps = Array.from({ length: UNKNOWN_LEVELS }, (_, at) =>
    normalQuantile((at + 0.5) / UNKNOWN_LEVELS),
  );
  const variance = steps.reduce((sum, step) => sum + step * step, 0) / UNKNOWN_LEVELS;
  return steps.map((step) => step / Math.sqrt(variance));
})();

/** Eight equally likely factors of mean 1 whose logarithms have this SD. @param sd 0 to 1 */
export function levelFactors(sd: number): number[] {
  const raw = STEPS.map((step) => exp(sd * step));
  const mean = raw.reduce((sum, factor) => sum + factor, 0) / UNKNOWN_LEVELS;
  return raw.map((factor) => factor / mean);
}

/** A chance whose odds are multiplied. @param chance 0 to 1 @param factor above 0 */
export const timesOdds = (chance: number, factor: number): number =>
  (chance * factor) / (1 - chance + chance * factor);
