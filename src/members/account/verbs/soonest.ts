import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Waits until so many ms after a moment. Tests that do not ask when answers come have it wait for nothing. */
export const pause = {
  until: (began: number, ms: number): Promise<unknown> => wait(ms - (performance.now() - began)),
};

/**
 * When the answer to what took this long comes, ms after the request.
 * @param random 0 to 1
 */
export function endMs(tookMs: number, stepMs: number, random: number): number {
  const blurredMs = tookMs + Math.min(tookMs, stepMs) * random;
  return Math.max(1, Math.ceil(blurredMs / stepMs)) * stepMs;
}
