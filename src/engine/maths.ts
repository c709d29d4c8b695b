/** ln(p ÷ (1 − p)) of a probability between 0 and 1: the inverse of `logistic`. */
export const logit = (p: number): number => Math.log(p / (1 - p));

/** 1 ÷ (1 + e⁻ˣ), with the machine's own exponential; the sampled path has its own (`rng/exp`). */
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Rounds to the published digits, so that the stored inputs are exactly the simulated ones. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
