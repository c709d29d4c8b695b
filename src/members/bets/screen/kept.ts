import { deviceMemory } from './deviceMemory.ts';
import { type KeptBets, NOTHING_KEPT, readKeptBets } from './keptBets.ts';

export const DEVICE = 'device';

const memory = deviceMemory();

/** Whether what is written down outlasts the page. */
export const { isKeeping } = memory;

/** Places whose bets have been read once: later content is our own. */
const checked = new Set<string>();

function readOnce(place: string, value: unknown): KeptBets {
  if (checked.has(place) && value !== undefined) return value as KeptBets;
  checked.add(place);
  return readKeptBets(value);
}

/** Firefox throws where cookies are blocked: then there are no other tabs to tell. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('simcast-bets');
  } catch {
    return undefined;
  }
}
const channel = openChannel();

/** Called when another tab has changed the stored data. Returns a function that stops it. */
export function followTabs(changed: () => void): () => void {
  channel?.addEventListener('message', changed);
  return () => channel?.removeEventListener('message', changed);
}

export const readKept = async (place: string): Promise<KeptBets> =>
  readKeptBets(await memory.read(place));

/**
 * Changes a reader's stored data, one change after another across all tabs. Throws NoRoom if it does not fit: then nothing is
 * changed.
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
  await memory.change(place, apply);
  channel?.postMessage(place);
  return changed;
}
