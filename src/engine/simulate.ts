import { InputError } from '#domain/numbers/inputError.ts';
import { BLOCK_RUNS, type Blocks, blocksIn } from './blocks.ts';
import { checkRuns } from './inputs.ts';
import type { Simulation, SportModel } from './model.ts';
import { pointOf } from './rng/evenTable.ts';
import { sfc32 } from './rng/generator.ts';

/**
 * Plays a game `runs` times, or only some blocks of them. However the blocks are split over workers, the merged counts are the
 * same.
 * @param seed unsigned 32-bit whole number: the game's stream
 * @param runs 1 to 10 million
 * @param blocks whole numbers, 0 ≤ first ≤ end ≤ number of blocks
 * @param onPlayed told after each block how many runs of these blocks are played
 * Throws a RangeError if an input, the seed, runs or blocks is out of range.
 */
export function simulate<Inputs, Outcome>(
  model: SportModel<Inputs, Outcome>,
  inputs: Inputs,
  seed: number,
  runs: number,
  blocks?: Blocks,
  onPlayed?: (runs: number) => void,
): Outcome {
  return playBlocks(model.prepare(inputs), seed, runs, blocks, onPlayed);
}

/** The same of a game that is prepared and has not been played. */
export function playBlocks<Outcome>(
  simulation: Simulation<Outcome>,
  seed: number,
  runs: number,
  blocks: Blocks = { first: 0, end: blocksIn(runs) },
  onPlayed?: (runs: number) => void,
): Outcome {
  checkRuns(runs);
  checkSeed(seed);
  checkBlocks(blocks, blocksIn(runs));
  const start = sfc32(seed).next();
  for (let block = blocks.first; block < blocks.end; block++) {
    const first = block * BLOCK_RUNS;
    const count = Math.min(BLOCK_RUNS, runs - first);
    simulation.play(sfc32(seed, block), count, pointOf(start, first));
    onPlayed?.(Math.min(runs, (block + 1) * BLOCK_RUNS) - blocks.first * BLOCK_RUNS);
  }
  return simulation.outcome();
}

const isWhole = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;

function checkSeed(seed: number): void {
  if (!isWhole(seed, 0, 0xffffffff)) {
    throw new InputError(`Seed ${seed} is not a whole number of 32 bits without sign`);
  }
}

function checkBlocks({ first, end }: Blocks, all: number): void {
  if (!(isWhole(first, 0, all) && isWhole(end, first, all))) {
    throw new InputError(`Blocks ${first} to ${end} are not within 0 to ${all}`);
  }
}
