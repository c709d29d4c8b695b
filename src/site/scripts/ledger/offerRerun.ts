import type { LedgerLine } from '#domain/ledger/line.ts';
import { part } from './parts.ts';

/** A button that runs the prediction of a line again, from the line alone; its code comes where there is one to run. */
export async function offerRerun({ kind, payload }: LedgerLine): Promise<void> {
  const place = part('lineRerun');
  place.replaceChildren();
  if (kind !== 'prediction') return;
  const [{ rerunOfPayload }, { mountRerun }] = await Promise.all([
    import('#contract/ledgerRerun.ts'),
    import('../rerun/mount.ts'),
  ]);
  const rerunnable = rerunOfPayload(payload);
  if (!rerunnable) return;
  mountRerun(place, rerunnable);
  if (location.hash === `#${place.id}`) place.scrollIntoView({ block: 'center' });
}
