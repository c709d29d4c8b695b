import { setImmediate } from 'node:timers/promises';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { abortWithin, fetch } from '#fetch';

/** How long one try of a call to the store may take, in milliseconds. */
export interface CallLimits {
  /** A read is tried once more, so that it fails after twice this at the latest. */
  readonly readMs: number;
  readonly writeMs: number;
}

/** For answers to readers: two reads end within five seconds, even if the second hangs. */
export const PROMPT: CallLimits = { readMs: 1_500, writeMs: 3_000 };

/** For refreshes and builds, whose statements are long: longer than the eight seconds the database gives a statement. */
export const PATIENT: CallLimits = { readMs: 20_000, writeMs: 20_000 };

/** A gateway's statuses for an unavailable database: worth a retry. */
const PASSING = new Set([502, 503, 504, 520]);

/**
 * Errors after which nothing was done for certain, so that a write may be sent again, too: undone for another's sake (a deadlock,
 * a conflict of serialization), or no connection to the database was had at all.
 */
const UNDONE = /"code":\s*"(?:40001|40P01|53300|57P03|PGRST00[03])"/;

async function isUndone(response: Response): Promise<boolean> {
  return response.status >= 400 && UNDONE.test(await response.clone().text());
}

/** The store did not answer; the message says why, since supabase-js passes on nothing else. */
class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/**
 * `fetch` with a time limit on every call, including its body. Reads are retried once after a failure, a timeout or an
 * unavailable database; anything that may write only after an answer that says it was undone.
 */
export function limitedFetch({ readMs, writeMs }: CallLimits): typeof fetch {
  return async (input, init = {}) => {
    const method = init.method ?? 'GET';
    const reads = method === 'GET' || method === 'HEAD';
    const attempt = async (): Promise<Response> => {
      // A connection that ended during a refresh's computation is noticed when the event loop turns; writing to it before would
      // fail the call.
      await setImmediate();
      const signal = abortWithin(reads ? readMs : writeMs, init.signal);
      return fetch(input, { ...init, signal }).catch((error: unknown) => {
        throw init.signal?.aborted ? error : new Unanswered(whyFailed(error), { cause: error });
      });
    };
    if (!reads) {
      const first = await attempt();
      if (!(await isUndone(first))) return first;
      await first.body?.cancel();
      return attempt();
    }
    try {
      const first = await attempt();
      if (!PASSING.has(first.status)) return first;
      await first.body?.cancel();
    } catch (error) {
      if (init.signal?.aborted) throw error;
    }
    return attempt();
  };
}
