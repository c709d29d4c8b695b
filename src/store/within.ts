/** Aborts after a number of milliseconds, or with the other signal if that is sooner. */
export function abortWithin(ms: number, other?: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  return other ? AbortSignal.any([other, limit]) : limit;
}
