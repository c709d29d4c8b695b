import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits with an answer, good or bad, until `ms` have passed since it was asked for: how long the work took, which would
 * tell a known number from an unknown one, is not to be seen.
 */
export async function noSooner<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const over = wait(ms);
  try {
    return await work();
  } finally {
    await over;
  }
}
