import { exp } from '#engine/rng/exp.ts';
import { log } from '#engine/rng/log.ts';
import { FRESH_INNING, type LiveBaseballParams, MOST_LIVE_RUNS } from './params.ts';

const NEWTON_STEPS = 4;

/** Mean of a distribution of 0, 1, 2 … runs. */
export function meanRuns(runs: ArrayLike<number>): number {
  let mean = 0;
  for (let count = 1; count < runs.length; count++) mean += count * (runs[count] ?? 0);
  return mean;
}

/**
 * The logarithm of the factor per run with which a fresh half-inning yields `rate` times the league's mean, 0.2–5. Every situation
 * takes the same factor: with the bases loaded a good side gains less, as a share, than with nobody on.
 */
export function tiltOf({ runs }: LiveBaseballParams, rate: number): number {
  const fresh = runs[FRESH_INNING] ?? [];
  const wanted = meanRuns(fresh) * rate;
  let tilt = log(rate) / 2;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const tilted = tiltedRuns(fresh, tilt);
    const mean = meanRuns(tilted);
    let square = 0;
    for (let count = 1; count < MOST_LIVE_RUNS; count++)
      square += count * count * (tilted[count] ?? 0);
    tilt += (wanted - mean) / (square - mean * mean);
  }
  return tilt;
}

/** A distribution with every run counted by the factor e^tilt. */
export function tiltedRuns(runs: readonly number[], tilt: number): Float64Array {
  const out = new Float64Array(MOST_LIVE_RUNS);
  const factor = exp(tilt);
  let weight = 1;
  let sum = 0;
  for (let count = 0; count < MOST_LIVE_RUNS; count++) {
    out[count] = (runs[count] ?? 0) * weight;
    sum += out[count] ?? 0;
    weight *= factor;
  }
  for (let count = 0; count < MOST_LIVE_RUNS; count++) out[count] = (out[count] ?? 0) / sum;
  return out;
}

/** Runs of two stretches together; what exceeds the table counts as its highest. */
export function runsTogether(one: Float64Array, other: Float64Array): Float64Array {
  const size = Math.max(one.length, other.length);
  const out = new Float64Array(size);
  for (let a = 0; a < one.length; a++) {
    const weight = one[a] ?? 0;
    if (weight === 0) continue;
    for (let b = 0; b < other.length; b++) {
      const at = Math.min(a + b, size - 1);
      out[at] = (out[at] ?? 0) + weight * (other[b] ?? 0);
    }
  }
  return out;
}
