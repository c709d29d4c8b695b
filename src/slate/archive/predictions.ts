import * as z from 'zod';
import type { Prediction } from '#domain/game/prediction.ts';
import { type Client, read, readAll } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import {
  type NewPrediction,
  predictionColumns,
  predictionOf,
  predictionRow,
} from './predictionRow.ts';

/** Predictions per statement: a grid of scores is about 10 kB. */
const BATCH = 40;

const savedRow = z.object({ game_id: z.int(), input_hash: z.string(), id: z.int() });

/** Appends the new predictions; returns the id of every given one by its game. Safe to repeat. */
export async function savePredictions(
  client: Client,
  lease: Lease,
  predictions: readonly NewPrediction[],
): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (let at = 0; at < predictions.length; at += BATCH) {
    const call = client.rpc('save_predictions', {
      p_token: lease.token,
      p_predictions: predictions.slice(at, at + BATCH).map(predictionRow),
    });
    const saved = await read('storing predictions', call, z.array(savedRow));
    for (const row of saved) ids.set(row.game_id, row.id);
  }
  return ids;
}

const knownRow = z.object({
  id: z.int(),
  game_id: z.int(),
  input_hash: z.string(),
  facts_hash: z.string(),
  figures: z.array(z.number()),
});

/** What distinguishes a stored prediction from others of the same game. */
export interface KnownPrediction {
  readonly id: number;
  readonly inputHash: string;
  readonly factsHash: string;
  readonly figures: readonly number[];
}

/** The stored predictions of each game, oldest first, so that a game is simulated once per input. */
export async function knownPredictions(
  client: Client,
  gameIds: readonly number[],
): Promise<Map<number, readonly KnownPrediction[]>> {
  const known = new Map<number, KnownPrediction[]>();
  for (let at = 0; at < gameIds.length; at += 100) {
    const some = gameIds.slice(at, at + 100);
    const query = () =>
      client
        .from('predictions')
        .select('id, game_id, input_hash, facts_hash, figures')
        .in('game_id', some)
        .order('id');
    for (const row of await readAll('reading stored predictions', query, knownRow)) {
      const { id, input_hash: inputHash, facts_hash: factsHash, figures } = row;
      const told = { id, inputHash, factsHash, figures };
      known.set(row.game_id, [...(known.get(row.game_id) ?? []), told]);
    }
  }
  return known;
}

const ledgeredRow = z.object({ game_id: z.int(), prediction_id: z.int() });

/** Each game's last prediction on the ledger, by game: a game that has begun keeps showing it. */
export async function ledgeredPredictions(
  client: Client,
  gameIds: readonly number[],
): Promise<Map<number, number>> {
  const last = new Map<number, number>();
  for (let at = 0; at < gameIds.length; at += 100) {
    const some = gameIds.slice(at, at + 100);
    const query = () =>
      client
        .from('ledgered_predictions')
        .select('game_id, prediction_id')
        .in('game_id', some)
        .eq('shown', true)
        .order('game_id');
    for (const row of await readAll('reading the ledger', query, ledgeredRow)) {
      last.set(row.game_id, row.prediction_id);
    }
  }
  return last;
}

/** Stored predictions by id. */
export async function readPredictions(
  client: Client,
  ids: readonly number[],
): Promise<Map<number, Prediction>> {
  const predictions = new Map<number, Prediction>();
  for (let at = 0; at < ids.length; at += BATCH) {
    const call = client
      .from('predictions')
      .select('*')
      .in('id', ids.slice(at, at + BATCH));
    const rows = await read('reading predictions', call, z.array(predictionColumns));
    for (const row of rows) predictions.set(row.id, predictionOf(row));
  }
  return predictions;
}
