/** ln(p ÷ (1 − p)) of a probability between 0 and 1: the inverse of `logistic`. */
export const logit = (p: number): number => Math.log(p / (1 - p));

/** 1 ÷ (1 + e⁻ˣ), with the machine's own exponential; the engine's sampled path has its own (engine/rng/exp.ts). */
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
