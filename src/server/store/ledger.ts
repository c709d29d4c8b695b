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
  said: z.int(),
  hash: z.string(),
  previous_hash: z.string(),
  appended_at: instant,
});

type LedgerRow = z.infer<typeof ledgerRow>;

/** Ids per statement. */
const IDS = 100;

/** Entries by the prediction they said, the latest of each. */
const byPrediction = (rows: readonly LedgerRow[]): Map<number, LedgerEntry> =>
  new Map(
    rows.map(({ seq, said, hash, previous_hash: previousHash, appended_at: appendedAt }) => [
      said,
      { seq, hash, previousHash, appendedAt },
    ]),
  );

/** The latest ledger entry of each prediction of a game, by prediction id; none where it was never published. */
export async function readLedgerEntries(
  client: Client,
  predictionIds: readonly number[],
): Promise<Map<number, LedgerEntry>> {
  const rows: LedgerRow[] = [];
  for (let at = 0; at < predictionIds.length; at += IDS) {
    const some = predictionIds.slice(at, at + IDS);
    const query = () =>
      client
        .from('ledger')
        .select('seq, said:prediction_id, hash, previous_hash, appended_at')
        .in('prediction_id', some)
        .eq('kind', 'prediction')
        .order('seq');
    rows.push(...(await readAll('reading the ledger', query, ledgerRow)));
  }
  return byPrediction(rows);
}

/** The same of events: every prediction that the ledger has of them, by prediction id. */
export async function readEventLedgerEntries(
  client: Client,
  eventIds: readonly number[],
): Promise<Map<number, LedgerEntry>> {
  const rows: LedgerRow[] = [];
  for (let at = 0; at < eventIds.length; at += IDS) {
    const some = eventIds.slice(at, at + IDS);
    const query = () =>
      client
        .from('ledger')
        .select('seq, said:event_prediction_id, hash, previous_hash, appended_at')
        .in('event_id', some)
        .eq('kind', 'prediction')
        .order('seq');
    rows.push(...(await readAll('reading the ledger', query, ledgerRow)));
  }
  return byPrediction(rows);
}
