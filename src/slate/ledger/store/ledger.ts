import * as z from 'zod';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import { type Client, readAll } from '#store/client.ts';
import { instant } from '#store/columns.ts';

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

/** Entries by prediction, the latest of each. */
const byPrediction = (rows: readonly LedgerRow[]): Map<number, LedgerEntry> =>
  new Map(
    rows.map(({ seq, said, hash, previous_hash: previousHash, appended_at: appendedAt }) => [
      said,
      { seq, hash, previousHash, appendedAt },
    ]),
  );

/** Entries of predictions whose `column` is among the ids, by the prediction named in `said`. */
async function readEntries(
  client: Client,
  said: 'prediction_id' | 'event_prediction_id',
  column: 'prediction_id' | 'event_id',
  ids: readonly number[],
): Promise<Map<number, LedgerEntry>> {
  const rows: LedgerRow[] = [];
  for (let at = 0; at < ids.length; at += IDS) {
    const some = ids.slice(at, at + IDS);
    const query = () =>
      client
        .from('ledger')
        .select(`seq, said:${said}, hash, previous_hash, appended_at`)
        .in(column, some)
        .eq('kind', 'prediction')
        .order('seq');
    rows.push(...(await readAll('reading the ledger', query, ledgerRow)));
  }
  return byPrediction(rows);
}

/** Each prediction's latest ledger entry for a game, by prediction id; none if never published. */
export const readLedgerEntries = (client: Client, predictionIds: readonly number[]) =>
  readEntries(client, 'prediction_id', 'prediction_id', predictionIds);

/** The same for events: every prediction on the ledger, by prediction id. */
export const readEventLedgerEntries = (client: Client, eventIds: readonly number[]) =>
  readEntries(client, 'event_prediction_id', 'event_id', eventIds);

const firstRow = z.object({ game_id: z.int(), appended_at: instant });

/** When the ledger took the first prediction of each game, by game. */
export async function readFirstSaid(
  client: Client,
  gameIds: readonly number[],
): Promise<Map<number, string>> {
  const first = new Map<number, string>();
  for (let at = 0; at < gameIds.length; at += IDS) {
    const some = gameIds.slice(at, at + IDS);
    const query = () =>
      client.from('first_said').select('game_id, appended_at').in('game_id', some).order('game_id');
    for (const row of await readAll('reading first predictions', query, firstRow)) {
      first.set(row.game_id, row.appended_at);
    }
  }
  return first;
}
