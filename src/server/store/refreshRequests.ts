import * as z from 'zod';
import { type Client, read } from './client.ts';

const verdictSchema = z.enum(['accepted', 'used', 'too soon']);
export type RefreshVerdict = z.infer<typeof verdictSchema>;

/** Whether a signed request may start its job: each may once, and none within ten minutes of another that did. */
export function acceptRefreshRequest(
  client: Client,
  nonce: string,
  job: 'refresh' | 'reconcile' = 'refresh',
): Promise<RefreshVerdict> {
  const call = client.rpc('accept_refresh_request', { p_nonce: nonce, p_job: job });
  return read('accepting a refresh request', call, verdictSchema);
}
