import type { Generator } from './generator.ts';

/** Runs whose random numbers are generated at once. */
const BATCH = 250;

/** A game that plays runs from prepared random numbers, a fixed count per run. */
export interface BatchGame {
  /** Random numbers per run, whether it needs them all or not. */
  readonly numbers: number;
  /**
   * Plays up to `wanted` runs, each from its own `numbers` whole numbers 0 to 2³² − 1, and returns how many count; the others are
   * played again with later numbers. Any extra numbers a run needs come from the generator.
   */
  batch(bits: Uint32Array, wanted: number, generator: Generator): number;
}

/**
 * Plays a number of runs in batches. So the loop over a batch's runs contains no calls that the compiler might not inline, and
 * allocates nothing.
 */
export function playBatches(game: BatchGame, generator: Generator, runs: number): void {
  const bits = bufferFor(game.numbers);
  let left = runs;
  while (left > 0) {
    generator.fill(bits);
    left -= game.batch(bits, Math.min(left, BATCH), generator);
  }
}

/** One buffer per count of numbers, reused by every block: only one simulation plays at a time. */
const buffers = new Map<number, Uint32Array>();

function bufferFor(numbers: number): Uint32Array {
  const known = buffers.get(numbers);
  if (known) return known;
  const made = new Uint32Array(BATCH * numbers);
  buffers.set(numbers, made);
  return made;
}
