import { createStore, get, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { betSchema } from '../betSchema.ts';
import { limitsSchema } from '../contract.ts';
import { NO_LIMITS } from '../rules/limits.ts';

const keptSchema = z.object({
  bets: z.array(betSchema),
  /** Ids of bets whose change has not reached the account. */
  unsent: z.array(z.string()),
  /** Ids of deleted bets whose deletion has not reached the account. */
  gone: z.array(z.string()),
  /** The account's last `seen`. */
  seen: z.int(),
  limits: limitsSchema,
  /** Cents; stays on this device. */
  bankroll: z.optional(z.number()),
});

/** A device's stored data of one reader: of a member under their id, of everybody else under "device". */
export type Kept = z.infer<typeof keptSchema>;

export const NOTHING: Kept = { bets: [], unsent: [], gone: [], seen: 0, limits: NO_LIMITS };
export const DEVICE = 'device';

/** The device has no space left, or fails at something that worked before. */
export class NoRoom extends Error {}

/** If the browser allows no storage, recorded bets last as long as the page. */
const forNow = new Map<string, unknown>();
let keeps = true;
/** Whether recorded bets outlast the page. */
export const isKeeping = (): boolean => keeps;

let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('simcast', 'bets');
  return opened;
};

/** The stored data as far as readable: bad entries are dropped alone. */
export function readKeptValue(value: unknown): Kept {
  const whole = keptSchema.safeParse(value);
  if (whole.success) return whole.data;
  const loose = z.safeParse(z.record(z.string(), z.unknown()), value);
  if (!loose.success) return NOTHING;
  const of = loose.data;
  const listed = z.safeParse(z.array(z.unknown()), of.bets).data ?? [];
  const bets = listed.flatMap((bet) => betSchema.safeParse(bet).data ?? []);
  const { gone, limits, bankroll } = keptSchema.shape;
  const money = bankroll.safeParse(of.bankroll).data;
  return {
    bets,
    // Everything is exchanged again: the unreadable part may have said what the account has.
    unsent: bets.map(({ id }) => id),
    gone: gone.safeParse(of.gone).data ?? [],
    seen: 0,
    limits: limits.safeParse(of.limits).data ?? NO_LIMITS,
    ...(money !== undefined && { bankroll: money }),
  };
}

/** Places whose bets have been read once: later content is our own. */
const checked = new Set<string>();

function readOnce(place: string, value: unknown): Kept {
  if (checked.has(place) && value !== undefined) return value as Kept;
  checked.add(place);
  return readKeptValue(value);
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Whether this browser has stored something for us on this page: then a failure must not replace it with an empty memory. */
let worked = false;

async function inStore<T>(kept: () => Promise<T>): Promise<T> {
  const answer = await kept();
  worked = true;
  return answer;
}

/** Tries again with a new connection: a browser may close one, for example when the page sleeps. */
async function onceMore<T>(kept: () => Promise<T>): Promise<T> {
  opened = undefined;
  try {
    return await kept();
  } catch (error) {
    console.error(error);
    throw new NoRoom();
  }
}

/** A first failure other than lack of space means that this browser stores nothing for us; a later one is retried. */
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

/** Called when another tab has changed the stored data. Returns a function that stops it. */
export function followTabs(changed: () => void): () => void {
  channel?.addEventListener('message', changed);
  return () => channel?.removeEventListener('message', changed);
}

export const readKept = async (place: string): Promise<Kept> =>
  readKeptValue(
    await orForNow(
      () => get(place, store()),
      () => forNow.get(place),
    ),
  );

/**
 * Changes a reader's stored data, one change after another across all tabs. Throws NoRoom if it does not fit: then nothing is
 * changed.
 */
export async function changeKept(place: string, change: (kept: Kept) => Kept): Promise<Kept> {
  let changed = NOTHING;
  const apply = (value: unknown): Kept => {
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
