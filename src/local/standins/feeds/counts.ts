/** What a feed was asked for so far, by kind. Bytes are those of bodies before any compression. */
export interface Count {
  requests: number;
  /** Of those, answered with a status of 400 or more. */
  refused: number;
  /** Of those, confirmed with 304. */
  confirmed: number;
  bytes: number;
}

export interface Counts {
  readonly byKind: ReadonlyMap<string, Readonly<Count>>;
  /** Of all kinds. */
  readonly total: () => Readonly<Count>;
  readonly add: (kind: string, status: number, bytes: number) => void;
  /** Begins anew. */
  readonly clear: () => void;
}

const NONE: Readonly<Count> = { requests: 0, refused: 0, confirmed: 0, bytes: 0 };

const sum = (one: Readonly<Count>, other: Readonly<Count>): Count => ({
  requests: one.requests + other.requests,
  refused: one.refused + other.refused,
  confirmed: one.confirmed + other.confirmed,
  bytes: one.bytes + other.bytes,
});

export function newCounts(): Counts {
  const byKind = new Map<string, Count>();
  return {
    byKind,
    total: () => [...byKind.values()].reduce<Count>(sum, { ...NONE }),
    add: (kind, status, bytes) => {
      const one = {
        requests: 1,
        refused: Number(status >= 400),
        confirmed: Number(status === 304),
        bytes,
      };
      byKind.set(kind, sum(byKind.get(kind) ?? NONE, one));
    },
    clear: () => byKind.clear(),
  };
}
