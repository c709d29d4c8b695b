import * as z from 'zod';
import type { Client } from './client.ts';
import { instant } from './columns.ts';
import { readAll } from './pages.ts';

export interface LedgerEntry {
  readonly seq: number;
  readonly hash: string;
  readonly previousHash: string;
  /** ISO 8601 in UTC */
  readonly appendedAt: string;
}

const ledgerRow = z.object({
  seq: z.int(),
  prediction_id: z.int(),
  hash: z.string(),
  previous_hash: z.string(),
  appended_at: instant,
});

/** The latest ledger entry of each prediction, by prediction id; none where it was never published. */
export async function readLedgerEntries(
  client: Client,
  predictionIds: readonly number[],
): Promise<Map<number, LedgerEntry>> {
  const entries = new Map<number, LedgerEntry>();
  for (let at = 0; at < predictionIds.length; at += 100) {
    const some = predictionIds.slice(at, at + 100);
    const query = () =>
      client
        .from('ledger')
        .select('seq, prediction_id, hash, previous_hash, appended_at')
        .in('prediction_id', some)
        .eq('kind', 'prediction')
        .order('seq');
    for (const row of await readAll('reading the ledger', query, ledgerRow)) {
      entries.set(row.prediction_id, {
        seq: row.seq,
        hash: row.hash,
        previousHash: row.previous_hash,
        appendedAt: row.appended_at,
      });
    }
  }
  return entries;
}
