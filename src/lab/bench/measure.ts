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

/** Minimum processor time of a measurement, ms: the clock may tick only every 10 ms. */
const LEAST_MS = 150;

/**
 * Milliseconds of the main thread's processor time per repetition, so that neither other programs nor the compiler's
 * own threads count.
 */
export function cpuMs(work: () => void): number {
  const start = process.threadCpuUsage();
  const began = performance.now();
  let repetitions = 0;
  let spent = 0;
  while (spent < LEAST_MS) {
    do {
      work();
      repetitions += 1;
    } while (performance.now() - began < LEAST_MS);
    const { user, system } = process.threadCpuUsage(start);
    spent = (user + system) / 1000;
  }
  return spent / repetitions;
}

/** Repeats some work until the compiler has had time to finish with it. */
export function warmUp(work: () => void): void {
  const end = performance.now() + 400;
  do work();
  while (performance.now() < end);
}

/** Median processor time of three measurements; work that takes a second or more is measured once. */
export function medianMs(work: () => void): number {
  const first = cpuMs(work);
  return first > 1000 ? first : median([first, cpuMs(work), cpuMs(work)]);
}

/** Collects garbage now, so that the next measurement starts clean. */
export const collect: () => void = (() => {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  return typeof gc === 'function' ? () => gc() : () => {};
})();

const heap = (): number => process.memoryUsage().heapUsed;

/** Few enough that an allocation of 16 bytes a run would not yet be collected. */
const MOST_WATCHED = 200_000;

const GAMES_HELD = 100;

/** Bytes held by a prepared game: tables and counts. */
export function heldBytes(model: AnyModel, inputs: unknown): number {
  const held = (): number => {
    collect();
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  model.prepare(inputs);
  const before = held();
  const games = Array.from({ length: GAMES_HELD }, () => model.prepare(inputs));
  return (held() - before) / games.length;
}

/**
 * Bytes allocated per simulated run once the code is compiled: the minimum of several measurements, since an
 * allocation in the loop would show in each, but the compiler's own do not.
 */
export function bytesPerRun(model: AnyModel, inputs: unknown, runsPerMs: number): number {
  const game = model.prepare(inputs);
  const runs = Math.min(MOST_WATCHED, Math.ceil(100 * runsPerMs));
  warmUp(() => game.play(sfc32(0), runs, 0));
  const growth = Array.from({ length: 12 }, (_, repetition) => {
    const generator = sfc32(repetition);
    collect();
    const start = heap();
    game.play(generator, runs, repetition);
    return heap() - start;
  });
  return Math.max(0, Math.min(...growth)) / runs;
}
