import * as z from 'zod/mini';
import { etagOf } from '#http/taggedAnswer.ts';
import type { Store } from '#slate/store.ts';
import { StoreError } from '#store/client.ts';
import { type CurrentEdition, type EditionLimits, trackEdition } from './edition.ts';
import { createShelf } from './shelf.ts';
import { type TimedText, textAt } from './timedText.ts';
import { resultWithin } from './within.ts';

/** An answer as it is sent. */
interface Answer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** See contract/asOf.ts. */
  readonly asOf: string | undefined;
}

export interface AnswerReader {
  /** The answer at a time; `otherwise` if the slate has no answer with this name; undefined if there is neither. */
  readonly read: (key: string, now: Date, otherwise?: TimedText) => Promise<Answer | undefined>;
}

interface ReaderLimits extends EditionLimits {
  /** Longest wait of a reader, ms. */
  readonly reader: number;
  /** Characters and bytes held in memory. */
  readonly memory: number;
}

/**
 * How long an instance trusts without asking that its slate is still current, ms. Whoever purges cached answers waits that long.
 */
export const TRUST_MS = 1_000;

/** Readers are told within five seconds that the store is away; memory lasts as long as the CDN's own. */
const LIMITS: ReaderLimits = {
  trust: TRUST_MS,
  patience: 1_000,
  store: 4_000,
  stale: 900_000,
  reader: 4_500,
  memory: 32_000_000,
};

const time = z.optional(z.number());
const places = z.optional(z.array(z.readonly(z.tuple([z.number(), z.number()]))));
const timedTextSchema: z.ZodMiniType<TimedText> = z.union([
  z.object({ text: z.string(), from: time, until: time, asOf: z.optional(z.string()), places }),
  z.object({
    open: z.string(),
    close: z.string(),
    parts: z.lazy(() => z.array(timedTextSchema)),
    optional: z.optional(z.boolean()),
    places,
  }),
]);

/** A rendered answer, with its text when last requested. */
interface Held {
  readonly answer: TimedText;
  readonly size: number;
  seen?: Answer & { readonly at: number; readonly until: number };
}

type AnswerStore = Pick<Store, 'readEdition' | 'readAnswerKeys' | 'readAnswer'>;

/**
 * Reads the current answers: each from the store once per slate, and reassembled only when time changes it. In between a reader
 * costs no more than a memory lookup.
 */
export function createAnswerReader(
  store: AnswerStore,
  limits: ReaderLimits = LIMITS,
  monotonic: () => number = () => performance.now(),
): AnswerReader {
  const editions = trackEdition(store, limits, monotonic);
  const held = createShelf<Held>(limits.memory);
  const coming = new Map<string, Promise<Held | undefined>>();
  let shown: CurrentEdition | undefined;

  const late = () => new StoreError('the answers cannot be read at the moment');
  const hold = (answer: TimedText, size: number): Held => ({ answer, size });

  async function load(run: number, key: string): Promise<Held | undefined> {
    const reason = editions.failing();
    if (reason !== undefined) throw reason;
    try {
      const body = await resultWithin(limits.store, store.readAnswer(run, key), late);
      if (body === undefined) return undefined;
      return hold(timedTextSchema.parse(JSON.parse(body)), body.length);
    } catch (error) {
      editions.fail(error);
      throw error;
    }
  }

  /** One question to the store, however many want the answer. */
  function loadOnce(current: CurrentEdition, run: number, key: string): Promise<Held | undefined> {
    const name = `${run}.${current.edition?.version}.${key}`;
    const known = coming.get(name);
    if (known) return known;
    const work = load(run, key)
      .then((loaded) => {
        if (loaded && shown === current) held.put(key, loaded, loaded.size);
        return loaded;
      })
      .finally(() => coming.delete(name));
    coming.set(name, work);
    return work;
  }

  function put(current: CurrentEdition): void {
    if (shown !== current) held.clear();
    shown = current;
  }

  async function find(key: string, again: boolean): Promise<Held | undefined> {
    const current = await editions.read();
    put(current);
    const { edition, keys } = current;
    if (!edition) {
      // Needed only before the first slate, whose empty answers are rendered here.
      const { nothingYet } = await import('./nothingYet.ts');
      const answer = nothingYet().get(key);
      return answer && hold(answer, 0);
    }
    if (edition.run === undefined) throw new StoreError('no answers have been rendered yet');
    if (!keys.has(key)) return undefined;
    const here = held.get(key) ?? (await loadOnce(current, edition.run, key));
    if (here || !again) return here;
    // Two slates have gone up since the store was last asked, so its answer is no longer valid.
    editions.doubt();
    return find(key, false);
  }

  function see(key: string, thing: Held, now: number): Answer {
    const { seen } = thing;
    if (seen && now >= seen.at && now < seen.until) return seen;
    const { text, asOf = shown?.edition?.asOf, until } = textAt(thing.answer, now);
    const bytes = new TextEncoder().encode(text);
    thing.seen = { bytes, etag: etagOf(bytes), asOf, at: now, until };
    if (held.get(key) === thing) held.put(key, thing, thing.size + bytes.length);
    return thing.seen;
  }

  return {
    read: async (key, now, otherwise) => {
      const fresh = editions.trusted();
      const here = fresh && fresh === shown ? held.get(key) : undefined;
      if (here) return see(key, here, now.getTime());
      const found = await resultWithin(limits.reader, find(key, true), late);
      const thing = found ?? (otherwise && hold(otherwise, 0));
      return thing && see(key, thing, now.getTime());
    },
  };
}
