import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { noSooner } from './noSooner.ts';
import { endMs, pause } from './soonest.ts';

const STEP_MS = 200;

test.each([
  [5, 0, 1],
  [5, 0.999, 1],
  [120, 0, 1],
  // Close to a step, what is a little faster ends with what is a little slower.
  [170, 0.5, 2],
  [215, 0.5, 2],
  [170, 0, 1],
  [230, 0.999, 3],
])('430: what takes %i ms ends at a whole step, blurred by %f', async (ms, random, step) => {
  expect(endMs(ms, STEP_MS, random)).toBe(step * STEP_MS);
  for (const fails of [false, true]) {
    const held = vi.spyOn(pause, 'until');
    const began = performance.now();
    let tookMs = 0;
    const work = async () => {
      await wait(ms);
      tookMs = performance.now() - began;
      if (fails) throw new Error('refused');
    };
    await noSooner(STEP_MS, work, () => random).catch(() => undefined);
    const [[, end] = [0, 0]] = held.mock.calls;
    // A busy machine takes longer than was asked for; then that counts.
    expect(end).toBeGreaterThanOrEqual(endMs(tookMs - 1, STEP_MS, random));
    expect(end % STEP_MS).toBe(0);
    expect(performance.now() - began).toBeGreaterThanOrEqual(end - 2);
    held.mockRestore();
  }
});

/** How often each end comes, of a thousand answers. */
function endsOf(tookMs: number): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  for (let at = 0; at < 1_000; at += 1) {
    const end = endMs(tookMs, 1_000, (at + 0.5) / 1_000);
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  return ends;
}

/** What Supabase computes longer for a number that it does not know, ms. */
const LONGER_MS = 70;

test.each([100, 700, 900, 930, 960, 990, 1_500, 1_950, 2_500, 2_990])(
  '641: with a provider that takes %i ms no end belongs to the unknown alone, and in 100 answers 15 at most come at another second',
  (tookMs) => {
    const [known, unknown] = [endsOf(tookMs), endsOf(tookMs + LONGER_MS)];
    const ends = new Set([...known.keys(), ...unknown.keys()]);
    const apart = [...ends].map((end) => Math.abs((known.get(end) ?? 0) - (unknown.get(end) ?? 0)));
    expect(Math.max(...apart)).toBeLessThanOrEqual(150);
  },
);
