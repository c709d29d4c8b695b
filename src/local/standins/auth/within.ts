import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

const tooLong = (): Refusal =>
  new Refusal(
    504,
    'request_timeout',
    'Processing this request timed out, please retry after a moment.',
  );

/** The result of some work within a time limit; after it, the work is told that nobody is waiting. */
export async function within<Result>(
  ms: number,
  work: (over: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const done = new AbortController();
  const timeout = wait(ms, undefined, { signal: done.signal }).then(() => {
    over.abort(tooLong());
    throw tooLong();
  });
  try {
    return await Promise.race([work(over.signal), timeout]);
  } finally {
    done.abort();
  }
}
