import * as z from 'zod';
import type { PartKey } from '#domain/events/parts.ts';
import { inBatches, readOfIds } from '#store/batches.ts';
import { type Client, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import { eventPredictionRow, type NewEventPrediction } from './eventPredictionRow.ts';
import { type EventPredictionRow, eventPredictionColumns } from './eventRow.ts';
import { type KnownPrediction, knownBy, seededColumns, seededFrom } from './predictions.ts';

/** "event id:part": identifies a prediction's subject. */
export const partId = (eventId: number, part: PartKey): string => `${eventId}:${part}`;

/** Predictions per statement: a tournament's is about 60 kB. */
const BATCH = 20;

const savedRow = z.object({
  event_id: z.int(),
  part: z.string(),
  input_hash: z.string(),
  id: z.int(),
});

/** Appends the new predictions; returns the id of every given one by `partId`. Safe to repeat. */
export async function saveEventPredictions(
  client: Client,
  lease: Lease,
  predictions: readonly NewEventPrediction[],
): Promise<Map<string, number>> {
  const saved = await inBatches(predictions, BATCH, (some) => {
    const args = { p_token: lease.token, p_predictions: some.map(eventPredictionRow) };
    const call = client.rpc('save_event_predictions', args);
    return readData('storing predictions of events', call, z.array(savedRow));
  });
  return new Map(saved.map((row) => [partId(row.event_id, row.part), row.id]));
}

const knownRow = z.object({
  ...savedRow.shape,
  facts_hash: z.string(),
  ...seededColumns,
  win_share: z.number().nullable(),
});

/** The stored predictions of each part by `partId`, oldest first, so that a part is simulated once per input. */
export async function knownEventPredictions(
  client: Client,
  eventIds: readonly number[],
): Promise<Map<string, readonly KnownPrediction[]>> {
  const columns = `id, event_id, part, input_hash, facts_hash, win_share, ${seededFrom('recipe->seedFrom')}`;
  const query = (some: readonly number[]) =>
    client.from('event_predictions').select(columns).in('event_id', some).order('id');
  const rows = await readOfIds('reading stored predictions of events', eventIds, query, knownRow);
  return knownBy(
    rows.map((row) => [
      partId(row.event_id, row.part),
      row,
      row.win_share === null ? [] : [row.win_share],
    ]),
  );
}

const ledgeredRow = z.object({
  event_id: z.int(),
  part: z.string(),
  names: z.tuple([z.string(), z.string()]).nullable(),
  event_prediction_id: z.int(),
});

export interface LedgeredPrediction {
  readonly id: number;
  /** The two contestants; undefined for a field. */
  readonly names: readonly [a: string, b: string] | undefined;
}

/** Each part's last prediction on the ledger, by `partId`: an event that has begun keeps showing it. */
export async function ledgeredEventPredictions(
  client: Client,
  eventIds: readonly number[],
): Promise<Map<string, LedgeredPrediction>> {
  const query = (some: readonly number[]) =>
    client
      .from('ledgered_event_predictions')
      .select('event_id, part, names, event_prediction_id')
      .in('event_id', some)
      .order('event_id')
      .order('part');
  const rows = await readOfIds('reading the ledger', eventIds, query, ledgeredRow);
  return new Map(
    rows.map(({ event_id: eventId, part, event_prediction_id: id, names }) => [
      partId(eventId, part),
      { id, names: names ?? undefined },
    ]),
  );
}

/** Stored predictions by id, in the form `withPredictions` takes. */
export async function readEventPredictions(
  client: Client,
  ids: readonly number[],
): Promise<Map<number, EventPredictionRow>> {
  const columns =
    'part, id, recipe, outcome, factors, rated_from, names, market, own, anchor, learned_to, created_at';
  const rows = await inBatches(ids, BATCH, (some) => {
    const call = client.from('event_predictions').select(columns).in('id', some);
    return readData('reading predictions of events', call, z.array(eventPredictionColumns));
  });
  return new Map(rows.map((row) => [row.id, row]));
}
