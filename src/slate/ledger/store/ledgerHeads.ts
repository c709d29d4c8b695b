import * as z from 'zod';
import type { HeadsFile } from '#contract/ledger/heads.ts';
import { type Client, expectSuccess, readAll } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const dayRow = z.object({
  day: z.iso.date(),
  seq: z.int(),
  hash: z.string(),
  stands: z.boolean(),
  stamps: z.array(
    z.object({ witness: z.string(), stampedAt: timestampColumn, receipt: z.string() }),
  ),
});

/** A day's head with its receipts, and whether the ledger still contains it. */
export type LedgerDay = HeadsFile['heads'][number] & { readonly stands: boolean };

/** The heads of all days that are over, oldest first. */
export function readLedgerDays(client: Client): Promise<LedgerDay[]> {
  const query = () => client.from('ledger_days').select('*').order('day');
  return readAll('reading the heads of the ledger', query, dayRow);
}

/** Closes the ledger's last day if it is over and no line of a later one has come. Safe to repeat. */
export const closeLedgerDay = (client: Client): Promise<unknown> =>
  expectSuccess('closing a day of the ledger', client.rpc('close_last_ledger_day'));

/** Stores a witness's receipt for a day's head. Safe to repeat: the first receipt counts. */
export function saveLedgerStamp(
  client: Client,
  day: string,
  witness: string,
  receipt: Uint8Array,
): Promise<unknown> {
  const args = {
    p_day: day,
    p_witness: witness,
    p_receipt: Buffer.from(receipt).toString('base64'),
  };
  return expectSuccess('keeping a receipt', client.rpc('save_ledger_stamp', args));
}
