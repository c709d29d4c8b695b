import { LeaseLostError, StoreError } from '#server/store/client.ts';
import type { RefreshContext } from './context.ts';

/** Takes what has served. A failure costs room, not the run: the next run tries again. */
export async function thin({ store, lease, log }: RefreshContext): Promise<void> {
  try {
    const { quotes, grids, outcomes } = await store.thinHistory(lease);
    if (quotes + grids + outcomes === 0) return;
    log(`thinned ${quotes} prices, ${grids} grids of games, ${outcomes} outcomes of events`);
  } catch (error) {
    if (!(error instanceof StoreError) || error instanceof LeaseLostError) throw error;
    log(error.message);
  }
}
