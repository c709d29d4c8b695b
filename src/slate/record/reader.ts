import { createShelf } from '#slate/answers/shelf.ts';
import type { Store } from '#slate/store.ts';
import type { RecordState } from './store/record.ts';

/** How long the store is not asked again which record is current, ms. */
const TRUST_MS = 1_000;
/** Characters held in memory. */
const MEMORY = 32_000_000;

type RecordStore = Pick<Store, 'readRecordState' | 'readRecordPart'>;

/** One record, which can be read completely even if a new one goes up meanwhile. */
export interface OneRecord {
  readonly state: RecordState;
  /** A part's text; undefined if there is none with the name. Throws if two records have gone up since. */
  readonly part: (name: string) => Promise<string | undefined>;
}

/** Reads the current record: each part once, because its name identifies its content. */
export function createRecordReader(store: RecordStore, time = () => performance.now()) {
  const held = createShelf<string>(MEMORY);
  let known: { readonly at: number; readonly state: RecordState | undefined } | undefined;

  async function partOf(state: RecordState, name: string): Promise<string | undefined> {
    const hash = state.parts.get(name);
    if (hash === undefined) return undefined;
    const here = held.get(hash);
    if (here !== undefined) return here;
    const body = await store.readRecordPart(hash);
    if (body === undefined) throw new Error(`The record’s part ${name} is gone`);
    held.put(hash, body, body.length);
    return body;
  }

  /** The current record; undefined while nothing is graded. */
  return async (): Promise<OneRecord | undefined> => {
    if (!known || time() - known.at >= TRUST_MS) {
      known = { at: time(), state: await store.readRecordState() };
    }
    const { state } = known;
    return state && { state, part: (name) => partOf(state, name) };
  };
}
