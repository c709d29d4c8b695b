/** An instance's memory by key, limited in total size: the least recently used goes first. */
interface Shelf<T> {
  readonly get: (key: string) => T | undefined;
  /** Adds a thing, or its updated form, with its size. */
  readonly put: (key: string, thing: T, size: number) => void;
  readonly clear: () => void;
}

export function createShelf<T>(most: number): Shelf<T> {
  const things = new Map<string, { readonly thing: T; readonly size: number }>();
  let total = 0;
  const remove = (key: string): void => {
    total -= things.get(key)?.size ?? 0;
    things.delete(key);
  };
  return {
    get: (key) => {
      const held = things.get(key);
      if (!held) return undefined;
      things.delete(key);
      things.set(key, held);
      return held.thing;
    },
    put: (key, thing, size) => {
      remove(key);
      things.set(key, { thing, size });
      total += size;
      for (const oldest of things.keys()) {
        if (total <= most) break;
        if (oldest !== key) remove(oldest);
      }
    },
    clear: () => {
      things.clear();
      total = 0;
    },
  };
}
