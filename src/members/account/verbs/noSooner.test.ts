import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { noSooner } from './noSooner.ts';

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
