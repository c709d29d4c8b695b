import type { BeliefOrigin } from '#domain/events/origin.ts';

/** An uncertain number, updated in place. */
export interface Estimate {
  mean: number;
  variance: number;
}

/** What a player's skill in one match adds up to. */
interface Skill {
  /** What lasts. */
  readonly level: Estimate;
  /** The part that passes within weeks. */
  readonly form: Estimate;
  /** The offset on the match's surface. */
  readonly surface: Estimate;
}

/** The two sides of a match. */
export interface TennisPairing {
  readonly a: Skill;
  readonly b: Skill;
}

/** The same, to read only. */
type Believed = Readonly<Record<keyof Skill, BeliefOrigin>>;
interface BelievedPair {
  readonly a: Believed;
  readonly b: Believed;
}

const meanOf = ({ level, form, surface }: Believed): number =>
  level.mean + form.mean + surface.mean;

const uncertaintyOf = ({ level, form, surface }: Believed): number =>
  level.variance + form.variance + surface.variance;

/** Expected difference A − B. */
export const differenceOf = ({ a, b }: BelievedPair): number => meanOf(a) - meanOf(b);

/** Its variance from the estimates' uncertainty. */
export const pairingVariance = ({ a, b }: BelievedPair): number =>
  uncertaintyOf(a) + uncertaintyOf(b);

/**
 * One diagonal Kalman step on a difference A − B (Kalman 1960; covariances between estimates are dropped).
 * @param gap observation − expected difference
 * @param noise variance of the observation
 */
export function observeDifference(pairing: TennisPairing, gap: number, noise: number): void {
  const spread = pairingVariance(pairing) + noise;
  moveSide(pairing.a, 1, gap, spread);
  moveSide(pairing.b, -1, gap, spread);
}

function moveSide({ level, form, surface }: Skill, weight: number, gap: number, spread: number) {
  moveEstimate(level, weight, gap, spread);
  moveEstimate(form, weight, gap, spread);
  moveEstimate(surface, weight, gap, spread);
}

/** One Kalman step on a single estimate that was observed with noise. */
export const observeEstimate = (estimate: Estimate, gap: number, noise: number): void =>
  moveEstimate(estimate, 1, gap, estimate.variance + noise);

/**
 * Moves one estimate in a step.
 * @param weight of the estimate in the observation
 * @param spread variance of observation − expectation
 */
export function moveEstimate(
  estimate: Estimate,
  weight: number,
  gap: number,
  spread: number,
): void {
  const gain = (estimate.variance * weight) / spread;
  estimate.mean += gain * gap;
  estimate.variance -= gain * weight * estimate.variance;
}
