import type { Store } from '#slate/store.ts';

/** Reads immutable things by id, each once. */
function once<Thing>(read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Thing>>) {
  const known = new Map<number, Thing>();
  return async (ids: readonly number[]): Promise<Map<number, Thing>> => {
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) for (const [id, thing] of await read(missing)) known.set(id, thing);
    return new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id) as Thing]] : [])));
  };
}

/** The store for a stage that needs the same predictions several times: with their grids they are most of the data. */
export const readOnce = (store: Store): Store => ({
  ...store,
  readPredictions: once(store.readPredictions),
  readEventPredictions: once(store.readEventPredictions),
});
