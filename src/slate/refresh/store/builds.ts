import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

/**
 * True where the pages may be rebuilt for this slate now: the last build taken was of another slate, the last one asked
 * for is ten minutes old, and fewer than six were asked for in six hours. Asked again later, a false may be true.
 */
export function claimBuild(client: Client, lease: Lease, slateHash: string): Promise<boolean> {
  const args = { p_token: lease.token, p_slate_hash: slateHash };
  return readData('claiming a build', client.rpc('claim_build', args), z.boolean());
}

/** Notes that the claimed build was taken; a claim without this is open again after ten minutes. */
export async function acceptBuild(client: Client, lease: Lease, slateHash: string): Promise<void> {
  const args = { p_token: lease.token, p_slate_hash: slateHash };
  await expectSuccess('noting a build', client.rpc('accept_build', args));
}
