/** Aborts after a number of milliseconds, or with the other signal if that is sooner. */
export function abortWithin(ms: number, other?: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  return other ? AbortSignal.any([other, limit]) : limit;
}

/** Settles as the work does, or rejects with the signal's reason if that comes first. */
async function untilAborted(work: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const end = () => {
    reject(signal.reason);
    // Whatever still comes is not read.
    work.then(({ body }) => body?.cancel()).catch(() => {});
  };
  signal.addEventListener('abort', end, { once: true });
  work.then(resolve, reject);
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/**
 * The platform's `fetch`, ended by its signal in any case, and so is the reading of its body. Netlify's functions put their own in
 * the platform's place, which loses the signal: it wraps the request in another that nothing keeps, and once that is collected as
 * garbage, an abort reaches nobody. In a process that has sent a thousand requests this happens to most that hang, which then last
 * five minutes instead of their limit (measured 2026-11-30, `src/test/deploy/timeLimits.test.ts`). Without a signal: the platform's.
 */
export const fetch: typeof globalThis.fetch = async (input, init) => {
  const signal = init?.signal;
  if (!signal) return globalThis.fetch(input, init);
  const answer = await untilAborted(globalThis.fetch(input, init), signal);
  if (answer.body === null) return answer;
  return new Response(answer.body.pipeThrough(new TransformStream(), { signal }), answer);
};
