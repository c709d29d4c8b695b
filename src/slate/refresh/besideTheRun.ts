import { LeaseLostError, StoreError } from '#store/client.ts';
import type { RefreshContext } from './context.ts';

/** Work that must not keep a slate from going up: what the store refuses is logged, and the next run tries again. */
export async function besideTheRun(
  work: () => Promise<number>,
  log: RefreshContext['log'],
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreError) || error instanceof LeaseLostError) throw error;
    log(error.message, { level: 'error' });
    return 0;
  }
}
