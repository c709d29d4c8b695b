import { setTimeout as wait } from 'node:timers/promises';

/**
 * Holds back an answer, good or bad, until `ms` have passed since the request, so that the time the work took does not
 * tell a known number from an unknown one.
 */
export async function noSooner<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const over = wait(ms);
  try {
    return await work();
  } finally {
    await over;
  }
}
