import * as z from 'zod';
import type { Prediction } from '#domain/game/prediction.ts';
import { inBatches, readOfIds } from '#store/batches.ts';
import { type Client, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import {
  gamePredictionOf,
  type NewPrediction,
  predictionColumns,
  predictionRow,
} from './predictionRow.ts';

/** Predictions per statement: a grid of scores is about 10 kB. */
const BATCH = 40;
/** New ones per statement: with its players' lines one is up to 200 kB. */
const NEW_BATCH = 10;

const savedRow = z.object({ game_id: z.int(), input_hash: z.string(), id: z.int() });

/** Appends the new predictions; returns the id of every given one by its game. Safe to repeat. */
export async function savePredictions(
  client: Client,
  lease: Lease,
  predictions: readonly NewPrediction[],
): Promise<Map<number, number>> {
  const saved = await inBatches(predictions, NEW_BATCH, (some) => {
    const args = { p_token: lease.token, p_predictions: some.map(predictionRow) };
    return readData('storing predictions', client.rpc('save_predictions', args), z.array(savedRow));
  });
  return new Map(saved.map((row) => [row.game_id, row.id]));
}

/** Whether a prediction says where its seed comes from: a beacon, or the rule and why. */
export const seededColumns = {
  drawn: z.string().nullable(),
  ruled: z.string().nullable(),
} as const;

/** Selects them. @param path of the column with the seed's origin */
export const seededFrom = (path: string): string => `drawn:${path}->>beacon, ruled:${path}->>why`;

const knownRow = z.object({
  ...savedRow.shape,
  facts_hash: z.string(),
  ...seededColumns,
  figures: z.array(z.number()),
});

/** What tells a stored prediction from another of the same game or part. */
export interface KnownPrediction {
  readonly id: number;
  readonly inputHash: string;
  readonly factsHash: string;
  readonly figures: readonly number[];
  /** Whether it says where its seed comes from. */
  readonly seeded: boolean;
}

/** Known predictions by their game or part, in the order of the rows. */
export function knownBy<Key>(
  rows: readonly (readonly [
    of: Key,
    row: {
      readonly id: number;
      readonly input_hash: string;
      readonly facts_hash: string;
      readonly drawn: string | null;
      readonly ruled: string | null;
    },
    figures: readonly number[],
  ])[],
): Map<Key, readonly KnownPrediction[]> {
  const known = new Map<Key, KnownPrediction[]>();
  for (const [
    of,
    { id, input_hash: inputHash, facts_hash: factsHash, drawn, ruled },
    figures,
  ] of rows) {
    const seeded = drawn !== null || ruled !== null;
    const told = { id, inputHash, factsHash, figures, seeded };
    known.set(of, [...(known.get(of) ?? []), told]);
  }
  return known;
}

/** The stored predictions of each game, oldest first, so that a game is simulated once per input. */
export async function knownPredictions(
  client: Client,
  gameIds: readonly number[],
): Promise<Map<number, readonly KnownPrediction[]>> {
  const columns = `id, game_id, input_hash, facts_hash, figures, ${seededFrom('seed_from')}`;
  const query = (some: readonly number[]) =>
    client.from('predictions').select(columns).in('game_id', some).order('id');
  const rows = await readOfIds('reading stored predictions', gameIds, query, knownRow);
  return knownBy(rows.map((row) => [row.game_id, row, row.figures]));
}

const ledgeredRow = z.object({ game_id: z.int(), prediction_id: z.int() });

/** Each game's last prediction on the ledger, by game: a game that has begun keeps showing it. */
export async function ledgeredPredictions(
  client: Client,
  gameIds: readonly number[],
): Promise<Map<number, number>> {
  const query = (some: readonly number[]) =>
    client
      .from('ledgered_predictions')
      .select('game_id, prediction_id')
      .in('game_id', some)
      .eq('shown', true)
      .order('game_id');
  const rows = await readOfIds('reading the ledger', gameIds, query, ledgeredRow);
  return new Map(rows.map((row) => [row.game_id, row.prediction_id]));
}

/** Stored predictions by id. */
export async function readPredictions(
  client: Client,
  ids: readonly number[],
): Promise<Map<number, Prediction>> {
  const rows = await inBatches(ids, BATCH, (some) => {
    const call = client.from('predictions').select('*').in('id', some);
    return readData('reading predictions', call, z.array(predictionColumns));
  });
  return new Map(rows.map((row) => [row.id, gamePredictionOf(row)]));
}
