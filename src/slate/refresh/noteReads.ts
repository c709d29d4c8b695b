import type { Read, ReadLeftOut } from '#slate/operation/store/due.ts';
import { LeaseLostError, StoreError } from '#store/client.ts';
import type { RefreshContext } from './context.ts';

/** Notes what was asked and left out, for who looks after the site. A failure costs the note, not the run. */
export async function noteFeedReads(
  { store, lease, log }: RefreshContext,
  reads: readonly Read[],
  leftOut: readonly ReadLeftOut[],
): Promise<void> {
  try {
    await store.noteReads(lease, reads, leftOut);
  } catch (error) {
    if (!(error instanceof StoreError) || error instanceof LeaseLostError) throw error;
    log(error.message, { level: 'error' });
  }
}
