import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AnyModel } from '#engine/model.ts';
import { sfc32 } from '#engine/rng/generator.ts';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Milliseconds of each of some repetitions. */
export function times(repetitions: number, work: (repetition: number) => void): number[] {
  return Array.from({ length: repetitions }, (_, repetition) => {
    const start = performance.now();
    work(repetition);
    return performance.now() - start;
  });
}

/** Collects garbage now, so that what is measured next starts clean. */
const collect: () => void = (() => {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  return typeof gc === 'function' ? () => gc() : () => {};
})();

const heap = (): number => process.memoryUsage().heapUsed;

export interface Memory {
  /** Bytes a prepared game holds, tables and counts. */
  readonly prepared: number;
  /** Bytes allocated per simulated run, while playing. */
  readonly perRun: number;
}

/** Few enough that an allocation of 16 bytes a run would not yet be collected. */
const WATCHED_RUNS = 200_000;

/** What one prepared game holds, and what playing it allocates; the code has been compiled before. */
export function memoryOf(model: AnyModel, inputs: unknown): Memory {
  const held = (): number => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = held();
  const game = model.prepare(inputs);
  const prepared = held() - before;
  for (let warm = 0; warm < 5; warm++) game.play(sfc32(warm), WATCHED_RUNS);
  const growth = Array.from({ length: 5 }, (_, repetition) => {
    collect();
    const generator = sfc32(repetition);
    const start = heap();
    game.play(generator, WATCHED_RUNS);
    return heap() - start;
  });
  return { prepared, perRun: Math.max(0, median(growth)) / WATCHED_RUNS };
}
