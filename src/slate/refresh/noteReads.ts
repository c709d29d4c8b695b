import type { Read, ReadLeftOut } from '#slate/operation/store/due.ts';
import { LeaseLostError, StoreError } from '#store/client.ts';
import type { RefreshContext } from './context.ts';

/** Records requests and omissions for whoever maintains the site. A failure loses only the note. */
export async function noteReads(
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
