import type { Generator } from './generator.ts';

/** Runs whose random numbers are made in one go. */
const BATCH = 250;

/** A game that plays runs from random numbers made before, a fixed count for each run. */
export interface BatchGame {
  /** Random numbers a run takes, whether it needs them all or not. */
  readonly numbers: number;
  /**
   * Plays up to `wanted` runs, each from its own `numbers` of whole numbers 0 to 2³² − 1, and says how many count;
   * runs that do not are played again with later numbers. What a run may need beyond them comes from the generator.
   */
  batch(bits: Uint32Array, wanted: number, generator: Generator): number;
}

/**
 * Plays a number of runs in batches. The loop over the runs of a batch then holds no calls that the compiler may
 * leave standing, and allocates nothing.
 */
export function playBatches(game: BatchGame, generator: Generator, runs: number): void {
  const bits = bufferFor(game.numbers);
  let left = runs;
  while (left > 0) {
    generator.fill(bits);
    left -= game.batch(bits, Math.min(left, BATCH), generator);
  }
}

/** One list for each count of numbers, used again by every block: nothing plays while another does. */
const buffers = new Map<number, Uint32Array>();

function bufferFor(numbers: number): Uint32Array {
  const known = buffers.get(numbers);
  if (known) return known;
  const made = new Uint32Array(BATCH * numbers);
  buffers.set(numbers, made);
  return made;
}
