/** A limit: number of requests within a time span, milliseconds. */
export interface FeedLimit {
  readonly requests: number;
  readonly withinMs: number;
}

/** Counts requests against limits; returns the exceeded limit, and then counts the request against none. */
export function rateLimit(
  limits: readonly FeedLimit[],
): (now: number, cost?: number) => FeedLimit | undefined {
  const longest = Math.max(...limits.map(({ withinMs }) => withinMs));
  let taken: { readonly at: number; readonly cost: number }[] = [];
  return (now, cost = 1) => {
    // A clock that was set back resets the count.
    taken = taken.filter(({ at }) => at <= now && at > now - longest);
    const over = limits.find(({ requests, withinMs }) => {
      const within = taken.filter(({ at }) => at > now - withinMs);
      return within.reduce((sum, one) => sum + one.cost, cost) > requests;
    });
    if (!over) taken.push({ at: now, cost });
    return over;
  };
}
