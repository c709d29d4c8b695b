import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endMs, noSooner } from './noSooner.ts';

const STEP_MS = 200;
/** At which step something that takes `ms` ends. */
async function stepOf(ms: number, random: number, fails = false): Promise<number> {
  const began = performance.now();
  const work = async () => {
    await wait(ms);
    if (fails) throw new Error('refused');
  };
  await noSooner(STEP_MS, work, () => random).catch(() => undefined);
  return (performance.now() - began) / STEP_MS;
}

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
  for (const fails of [false, true]) {
    const ended = await stepOf(ms, random, fails);
    expect(ended).toBeGreaterThanOrEqual(step - 0.01);
    expect(ended).toBeLessThan(step + 0.5);
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
