import { type Generator, uniform } from '../../rng/generator.ts';
import type { Appearances } from './appearances.ts';

/** Odds to score, by kind (home runs 0: they have scored) and by place in the order. */
export interface ScoringOdds {
  readonly byKind: Float64Array;
  readonly byPlace: Float64Array;
}

/** Marks who scored a part's runs beside its home runs: different ones, each by his odds. @param weights room for them */
export function markRuns(
  generator: Generator,
  { kind, scored, count }: Appearances,
  { byKind, byPlace }: ScoringOdds,
  from: number,
  runs: number,
  weights: Float64Array,
): void {
  if (runs <= 0) return;
  let all = 0;
  for (let at = from; at < count; at++) {
    const weight = (byKind[kind[at] ?? 0] ?? 0) * (byPlace[at % 9] ?? 1);
    weights[at] = weight;
    all += weight;
  }
  for (let run = 0; run < runs; run++) {
    let left = uniform(generator) * all;
    let chosen = -1;
    for (let at = from; at < count; at++) {
      const weight = weights[at] ?? 0;
      if (weight <= 0) continue;
      chosen = at;
      left -= weight;
      if (left < 0) break;
    }
    if (chosen < 0) return;
    scored[chosen] = 1;
    all -= weights[chosen] ?? 0;
    weights[chosen] = 0;
  }
}

/** Batters after him of whom one may have driven him in, and how much less likely each one is than the one before. */
const NEXT = 6;
const FADING = 0.8;
/** Runs that one plate appearance drives in at most, the batter's own not counted. */
const MOST_DRIVEN = 3;

/**
 * Who drove in the man that scored from `at`: one of the next batters by his kind's odds, or of those before him where there is
 * none (the order of what happened in a part says little). −1: nobody.
 * @param drove runs driven in so far by plate appearance
 */
export function runDriver(
  generator: Generator,
  { kind, count }: Appearances,
  at: number,
  byKind: Float64Array,
  drove: Uint8Array,
): number {
  const step = at + 1 < count ? 1 : -1;
  let all = 0;
  let fade = 1;
  for (let ahead = 1; ahead <= NEXT; ahead++) {
    const other = at + step * ahead;
    if (other < 0 || other >= count) break;
    if ((drove[other] ?? 0) < MOST_DRIVEN) all += fade * (byKind[kind[other] ?? 0] ?? 0);
    fade *= FADING;
  }
  let left = uniform(generator) * all;
  let chosen = -1;
  fade = 1;
  for (let ahead = 1; ahead <= NEXT; ahead++) {
    const other = at + step * ahead;
    if (other < 0 || other >= count) break;
    const weight = (drove[other] ?? 0) < MOST_DRIVEN ? fade * (byKind[kind[other] ?? 0] ?? 0) : 0;
    fade *= FADING;
    if (weight <= 0) continue;
    chosen = other;
    left -= weight;
    if (left < 0) break;
  }
  return chosen;
}
