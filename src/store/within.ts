/** Aborts after this many milliseconds, or with the other signal if that is sooner. */
export function within(ms: number, other?: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  return other ? AbortSignal.any([other, limit]) : limit;
}
