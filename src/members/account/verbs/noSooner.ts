import { performance } from 'node:perf_hooks';
import { endMs, pause } from './soonest.ts';

/** Longer than looking at a code, or at what a passkey signed, usually takes, ms. */
export const LOOK_STEP_MS = 400;

/**
 * Delays an answer, good or bad, so that its time does not reveal whether a number is known: for one that is unknown, Supabase
 * computes about 70 ms longer. The answer comes at a whole multiple of `step` after the request. What takes close to a
 * step would end before it for the one and after it for the other each time, so a random part of what it took, a step at
 * most, is added before it is rounded up: no single answer says which it was.
 * @param step ms; or which, by its result, undefined if it failed
 * @param random 0 to 1
 */
export async function noSooner<T>(
  step: number | ((result: T | undefined) => number),
  work: () => Promise<T>,
  random: () => number = Math.random,
): Promise<T> {
  const began = performance.now();
  let result: T | undefined;
  try {
    result = await work();
    return result;
  } finally {
    const stepMs = typeof step === 'number' ? step : step(result);
    const tookMs = performance.now() - began;
    await pause.until(began, endMs(tookMs, stepMs, random()));
  }
}
