import * as z from 'zod';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import { readOfIds } from '#store/batches.ts';
import type { Client } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const ledgerRow = z.object({
  seq: z.int(),
  said: z.int(),
  hash: z.string(),
  previous_hash: z.string(),
  appended_at: timestampColumn,
  counts: z.boolean(),
});

/** Entries of predictions whose `column` is among the ids, by the prediction that `said` names: the latest of each. */
async function readEntries(
  client: Client,
  said: 'prediction_id' | 'event_prediction_id',
  column: 'prediction_id' | 'event_id',
  ids: readonly number[],
): Promise<Map<number, LedgerEntry>> {
  const query = (some: readonly number[]) =>
    client
      .from('ledger')
      .select(`seq, said:${said}, hash, previous_hash, appended_at, counts`)
      .in(column, some)
      .eq('kind', 'prediction')
      .order('seq');
  const rows = await readOfIds('reading the ledger', ids, query, ledgerRow);
  return new Map(
    rows.map((row) => [
      row.said,
      {
        seq: row.seq,
        hash: row.hash,
        previousHash: row.previous_hash,
        appendedAt: row.appended_at,
        ...(!row.counts && { counts: false }),
      },
    ]),
  );
}

/** Each prediction's latest ledger entry for a game, by prediction id; none if never published. */
export const readLedgerEntries = (client: Client, predictionIds: readonly number[]) =>
  readEntries(client, 'prediction_id', 'prediction_id', predictionIds);

/** The same for events: every prediction on the ledger, by prediction id. */
export const readEventLedgerEntries = (client: Client, eventIds: readonly number[]) =>
  readEntries(client, 'event_prediction_id', 'event_id', eventIds);

const firstRow = z.object({ game_id: z.int(), appended_at: timestampColumn });

/** When the ledger took the first prediction of each game, by game. */
export async function readFirstSaid(
  client: Client,
  gameIds: readonly number[],
): Promise<Map<number, string>> {
  const query = (some: readonly number[]) =>
    client.from('first_said').select('game_id, appended_at').in('game_id', some).order('game_id');
  const rows = await readOfIds('reading first predictions', gameIds, query, firstRow);
  return new Map(rows.map((row) => [row.game_id, row.appended_at]));
}
