import { createStore, get, update } from 'idb-keyval';

/** The device has no room for more, or fails at what it could do before. */
export class NoRoom extends Error {}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** What this browser keeps for us, by place: its own database, or what lasts as long as the page where it lets us keep nothing. */
export function deviceMemory() {
  const forNow = new Map<string, unknown>();
  let keeps = true;
  /** Whether this browser has kept something for us on this page: what it holds is not given up for an empty memory. */
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

  /** Once more with a new connection: a browser may close one, as when the page sleeps. */
  async function onceMore<T>(kept: () => Promise<T>): Promise<T> {
    opened = undefined;
    try {
      return await kept();
    } catch (error) {
      console.error(error);
      throw new NoRoom();
    }
  }

  /** A first failure that is not a lack of room means that this browser keeps nothing for us; a later one is tried again. */
  async function orForNow<T>(kept: () => Promise<T>, otherwise: () => T): Promise<T> {
    if (!keeps) return otherwise();
    try {
      return await inStore(kept);
    } catch (error) {
      if (isFull(error)) throw new NoRoom();
      if (!(error instanceof DOMException || error instanceof ReferenceError)) throw error;
      if (worked && error instanceof DOMException) return onceMore(kept);
      keeps = false;
      return otherwise();
    }
  }

  return {
    /** Whether what is written down outlasts the page. */
    isKeeping: (): boolean => keeps,
    read: (place: string): Promise<unknown> =>
      orForNow(
        () => get(place, store()),
        () => forNow.get(place),
      ),
    /** @param how may be called again with what another tab has kept meanwhile */
    change: (place: string, how: (value: unknown) => unknown): Promise<void> =>
      orForNow(
        () => update(place, how, store()),
        () => {
          forNow.set(place, how(forNow.get(place)));
        },
      ),
  };
}
