/** Requests to a feed so far, by kind. Bytes are of bodies before compression. */
export interface Count {
  requests: number;
  /** Of those, answered with a status of 400 or more. */
  refused: number;
  /** Of those, confirmed with 304. */
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

export interface Counts {
  readonly byKind: ReadonlyMap<string, Readonly<Count>>;
  /** Of all kinds. */
  readonly total: () => Readonly<Count>;
  readonly add: (kind: string, told: Told) => void;
  /** Begins anew. */
  readonly clear: () => void;
}

const eventsIn = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'events' in body && Array.isArray(body.events)
    ? body.events.length
    : 0;

const NONE: Readonly<Count> = { requests: 0, refused: 0, confirmed: 0, bytes: 0, events: 0 };

const sum = (one: Readonly<Count>, other: Readonly<Count>): Count => ({
  requests: one.requests + other.requests,
  refused: one.refused + other.refused,
  confirmed: one.confirmed + other.confirmed,
  bytes: one.bytes + other.bytes,
  events: one.events + other.events,
});

export function newCounts(): Counts {
  const byKind = new Map<string, Count>();
  return {
    byKind,
    total: () => [...byKind.values()].reduce<Count>(sum, { ...NONE }),
    add: (kind, { status, bytes, body }) => {
      const one = {
        requests: 1,
        refused: Number(status >= 400),
        confirmed: Number(status === 304),
        bytes,
        events: status === 200 ? eventsIn(body) : 0,
      };
      byKind.set(kind, sum(byKind.get(kind) ?? NONE, one));
    },
    clear: () => byKind.clear(),
  };
}
