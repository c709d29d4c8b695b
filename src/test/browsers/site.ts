import process from 'node:process';
import { E2E } from '../e2e/stack.ts';
import { startStack } from '../e2e/startStack.ts';

/** Runs work on the browser tests' site: the one that is up, or one of its own, which ends after it. */
export async function withSite<T>(work: (site: string) => Promise<T>): Promise<T> {
  if (process.env[E2E.up] !== undefined) return work(E2E.url);
  const stack = startStack();
  try {
    await stack.ready;
    return await work(E2E.url);
  } finally {
    await stack.stop();
  }
}
