/** Runs are played in blocks of this many, each with random numbers of its own. */
export const BLOCK_RUNS = 1000;

export const blocksIn = (runs: number): number => Math.ceil(runs / BLOCK_RUNS);

/** Some of a simulation's blocks: from `first` up to, not including, `end`. */
export interface Blocks {
  readonly first: number;
  readonly end: number;
}
