import { setTimeout as wait } from 'node:timers/promises';
import { AuthRefusal } from './refusal.ts';

const tooLong = (): AuthRefusal =>
  new AuthRefusal(
    504,
    'request_timeout',
    'Processing this request timed out, please retry after a moment.',
  );

/** The result of some work within a time limit; after it, the work is told that nobody is waiting. */
export async function withinRequest<Result>(
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
