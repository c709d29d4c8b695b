import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

/**
 * True if the pages may be rebuilt for this slate now: the last accepted build was of another slate, the last request is ten
 * minutes old, and there were fewer than six requests in six hours. A later call may turn false into true.
 */
export function claimBuild(client: Client, lease: Lease, slateHash: string): Promise<boolean> {
  const args = { p_token: lease.token, p_slate_hash: slateHash };
  return readData('claiming a build', client.rpc('claim_build', args), z.boolean());
}

/** Records that the claimed build was accepted; otherwise the claim expires after ten minutes. */
export async function acceptBuild(client: Client, lease: Lease, slateHash: string): Promise<void> {
  const args = { p_token: lease.token, p_slate_hash: slateHash };
  await expectSuccess('noting a build', client.rpc('accept_build', args));
}
