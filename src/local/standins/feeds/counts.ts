/** Requests to a feed so far, by kind. Bytes are of bodies before compression. */
export interface FeedCount {
  requests: number;
  /** Those with a status of 400 or more. */
  refused: number;
  /** Those confirmed with 304. */
  confirmed: number;
  bytes: number;
  /** Events in the lists of its answers. */
  events: number;
}

/** One answer. */
interface Told {
  readonly status: number;
  readonly bytes: number;
  readonly body: unknown;
}

export interface FeedCounts {
  readonly byKind: ReadonlyMap<string, Readonly<FeedCount>>;
  /** Counts of all kinds together. */
  readonly total: () => Readonly<FeedCount>;
  readonly add: (kind: string, told: Told) => void;
  /** Resets the counts. */
  readonly clear: () => void;
}

const eventsIn = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'events' in body && Array.isArray(body.events)
    ? body.events.length
    : 0;

export function newCounts(): FeedCounts {
  const byKind = new Map<string, FeedCount>();
  const none = (): FeedCount => ({ requests: 0, refused: 0, confirmed: 0, bytes: 0, events: 0 });
  const plus = (one: FeedCount, other: Readonly<FeedCount>): FeedCount => {
    for (const name of ['requests', 'refused', 'confirmed', 'bytes', 'events'] as const)
      one[name] += other[name];
    return one;
  };
  return {
    byKind,
    total: () => [...byKind.values()].reduce(plus, none()),
    add: (kind, { status, bytes, body }) => {
      const refused = Number(status >= 400);
      const confirmed = Number(status === 304);
      const events = status === 200 ? eventsIn(body) : 0;
      const one = byKind.get(kind) ?? none();
      byKind.set(kind, plus(one, { requests: 1, refused, confirmed, bytes, events }));
    },
    clear: () => byKind.clear(),
  };
}
