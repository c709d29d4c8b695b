import { createStore, get, update } from 'idb-keyval';

/** The device is out of space, or its storage worked before and fails now. */
export class NoRoom extends Error {}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Whether the browser has a database at all; some have none while they refuse cookies, and asking for it throws in others. */
function hasDatabase(): boolean {
  try {
    return Boolean(globalThis.indexedDB);
  } catch {
    return false;
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException || error instanceof ReferenceError || !hasDatabase();

/** Values by place: in the browser's database, or in memory for the life of the page if the browser stores nothing. */
export function deviceMemory() {
  const forNow = new Map<string, unknown>();
  let keeps = true;
  /** Whether the database has worked on this page: then a failure never falls back to empty memory. */
  let worked = false;
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => {
    opened ??= createStore('simcast', 'bets');
    return opened;
  };

  async function inStore<T>(kept: () => Promise<T>): Promise<T> {
    const answer = await kept();
    worked = true;
    return answer;
  }

  /** Retries with a new connection: a browser may close one, for example while the page sleeps. */
  async function onceMore<T>(kept: () => Promise<T>): Promise<T> {
    opened = undefined;
    try {
      return await kept();
    } catch (error) {
      console.error(error);
      throw new NoRoom();
    }
  }

  /**
   * If the first use fails, the browser stores nothing; later failures are retried.
   * @param writes then a lack of space is one of this value; reading needs none, so the browser gives us none at all
   */
  async function orForNow<T>(
    kept: () => Promise<T>,
    otherwise: () => T,
    writes = false,
  ): Promise<T> {
    if (!keeps) return otherwise();
    try {
      return await inStore(kept);
    } catch (error) {
      if (isFull(error) && (worked || writes)) throw new NoRoom();
      if (!isRefusal(error)) throw error;
      if (worked && error instanceof DOMException) return onceMore(kept);
      keeps = false;
      return otherwise();
    }
  }

  return {
    /** Whether stored values outlast the page. */
    isKeeping: (): boolean => keeps,
    read: (place: string): Promise<unknown> =>
      orForNow(
        () => get(place, store()),
        () => forNow.get(place),
      ),
    /** @param how may be called again, with what another tab has stored meanwhile */
    change: (place: string, how: (value: unknown) => unknown): Promise<void> =>
      orForNow(
        () => update(place, how, store()),
        () => {
          forNow.set(place, how(forNow.get(place)));
        },
        true,
      ),
  };
}
