import { createStore, get, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { betSchema } from '../betSchema.ts';
import { limitsSchema } from '../contract.ts';
import { NO_LIMITS } from '../rules/limits.ts';

const keptSchema = z.object({
  bets: z.array(betSchema),
  /** Ids of bets whose change the account does not know yet. */
  unsent: z.array(z.string()),
  /** Ids of deleted bets that the account does not know of yet. */
  gone: z.array(z.string()),
  /** What the account has answered last as seen. */
  seen: z.int(),
  limits: limitsSchema,
  /** Cents; stays on this device. */
  bankroll: z.optional(z.number()),
});

/** What a device keeps of one reader: of a member under their id, of everybody else under "device". */
export type KeptBets = z.infer<typeof keptSchema>;

export const NOTHING_KEPT: KeptBets = {
  bets: [],
  unsent: [],
  gone: [],
  seen: 0,
  limits: NO_LIMITS,
};
export const DEVICE = 'device';

/** The device has no room for more, or fails at what it could do before. */
export class NoRoom extends Error {}

/** Where the browser lets us keep nothing: what is written down lasts as long as the page. */
const forNow = new Map<string, unknown>();
let keeps = true;
/** Whether what is written down outlasts the page. */
export const isKeeping = (): boolean => keeps;

let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('simcast', 'bets');
  return opened;
};

/** What is kept, as far as it can be read: what is bad costs itself alone. */
export function readKeptValue(value: unknown): KeptBets {
  const whole = keptSchema.safeParse(value);
  if (whole.success) return whole.data;
  const loose = z.safeParse(z.record(z.string(), z.unknown()), value);
  if (!loose.success) return NOTHING_KEPT;
  const of = loose.data;
  const listed = z.safeParse(z.array(z.unknown()), of.bets).data ?? [];
  const bets = listed.flatMap((bet) => betSchema.safeParse(bet).data ?? []);
  const { gone, limits, bankroll } = keptSchema.shape;
  const money = bankroll.safeParse(of.bankroll).data;
  return {
    bets,
    // All is exchanged anew: which of them the account knows may be what could not be read.
    unsent: bets.map(({ id }) => id),
    gone: gone.safeParse(of.gone).data ?? [],
    seen: 0,
    limits: limits.safeParse(of.limits).data ?? NO_LIMITS,
    ...(money !== undefined && { bankroll: money }),
  };
}

/** Places whose bets have been read once: what stands there since is our own. */
const checked = new Set<string>();

function readOnce(place: string, value: unknown): KeptBets {
  if (checked.has(place) && value !== undefined) return value as KeptBets;
  checked.add(place);
  return readKeptValue(value);
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Whether this browser has kept something for us on this page: what it holds is not given up for an empty memory. */
let worked = false;

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

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('simcast-bets');

/** Told when another tab has changed what is kept. Answers how to stop. */
export function followTabs(changed: () => void): () => void {
  channel?.addEventListener('message', changed);
  return () => channel?.removeEventListener('message', changed);
}

export const readKept = async (place: string): Promise<KeptBets> =>
  readKeptValue(
    await orForNow(
      () => get(place, store()),
      () => forNow.get(place),
    ),
  );

/**
 * Changes what is kept of a reader, over all tabs one change after another. Throws NoRoom where it does not fit:
 * then nothing is changed.
 */
export async function changeKept(
  place: string,
  change: (kept: KeptBets) => KeptBets,
): Promise<KeptBets> {
  let changed = NOTHING_KEPT;
  const apply = (value: unknown): KeptBets => {
    changed = change(readOnce(place, value));
    return changed;
  };
  await orForNow(
    () => update(place, apply, store()),
    () => {
      forNow.set(place, apply(forNow.get(place)));
    },
  );
  channel?.postMessage(place);
  return changed;
}
