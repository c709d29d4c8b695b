import * as z from 'zod';
import { type Client, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

const thinnedRow = z.object({ quotes: z.int(), grids: z.int(), outcomes: z.int() });

/**
 * What a run removed because it is no longer needed: prices between a book's first and last, and grids and outcomes that no slate
 * shows.
 */
type Thinned = z.infer<typeof thinnedRow>;

/** Removes data no longer needed, in portions that hold up no run. The ledger and the closing lines stay. */
export async function thinHistory(client: Client, lease: Lease): Promise<Thinned> {
  const call = client.rpc('thin_history', { p_token: lease.token }).single();
  return readData('thinning what has served', call, thinnedRow);
}
