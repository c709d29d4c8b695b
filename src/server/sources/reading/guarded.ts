/** Begins the reason of an item that a reader fell over: a fault of ours, which no test of ours has found yet. */
export const FAULT = 'could not be read';

/** What a reader makes of an item. One that throws, which none should, costs the item and not the run. */
export function guarded<T>(read: () => T, otherwise: (reason: string) => T): T {
  try {
    return read();
  } catch (error) {
    return otherwise(`${FAULT} (${error instanceof Error ? error.name : 'unknown error'})`);
  }
}
