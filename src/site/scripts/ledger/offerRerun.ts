import { chunkFailed } from '#client/chunkFailed.ts';
import type { LedgerLine } from '#domain/ledger/line.ts';
import { ledgerElement } from './parts.ts';

/** A button that runs a line's prediction again, from the line alone; its code is loaded only if there is one. */
export async function offerRerun({ kind, payload }: LedgerLine): Promise<void> {
  const place = ledgerElement('lineRerun');
  place.replaceChildren();
  if (kind !== 'prediction') return;
  const loaded = await Promise.all([
    import('#contract/ledgerRerun.ts'),
    import('../rerun/mount.ts'),
  ]).catch((error: unknown) => chunkFailed(error, place));
  if (!loaded) return;
  const [{ rerunOfPayload }, { mountRerun }] = loaded;
  const rerunnable = rerunOfPayload(payload);
  if (!rerunnable) return;
  mountRerun(place, rerunnable);
  if (location.hash === `#${place.id}`) place.scrollIntoView({ block: 'center' });
}
