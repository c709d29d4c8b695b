import { setTimeout as wait } from 'node:timers/promises';

/** Delays an answer, good or bad, until `ms` after the request, so that timing does not reveal whether a number is known. */
export async function noSooner<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const over = wait(ms);
  try {
    return await work();
  } finally {
    await over;
  }
}
