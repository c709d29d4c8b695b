import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';

/** The right to look, for so many seconds; undefined while another look has it. */
export async function claimLook(client: Client, seconds: number): Promise<number | undefined> {
  const call = client.rpc('claim_live_look', { p_seconds: seconds });
  return (await readData('claiming the look at games', call, z.int().nullable())) ?? undefined;
}

/** Gives the right back. */
export async function endLook(client: Client, token: number): Promise<void> {
  await expectSuccess('ending the look at games', client.rpc('end_live_look', { p_token: token }));
}
