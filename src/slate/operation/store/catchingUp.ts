import * as z from 'zod';
import type { CatchingUp } from '#domain/operation/state.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

const rowSchema = z
  .object({ league: z.string(), from_day: z.iso.date(), to_day: z.iso.date() })
  .transform(({ league, from_day, to_day }) => ({ league, from: from_day, to: to_day }));

/** Results missing from the ratings, by league or sport; none if complete. */
export async function readCatchingUp(client: Client): Promise<readonly CatchingUp[]> {
  const call = client.from('catching_up').select('league, from_day, to_day').order('league');
  return readData('reading what is still to come', call, z.array(rowSchema));
}

/** Replaces the stored list of missing results. */
export async function noteCatchingUp(
  client: Client,
  lease: Lease,
  rows: readonly CatchingUp[],
): Promise<void> {
  const args = { p_token: lease.token, p_rows: rows };
  await expectSuccess('noting what is still to come', client.rpc('note_catching_up', args));
}
