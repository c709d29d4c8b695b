import * as z from 'zod';
import type { TwoWayMarket, TwoWayQuote, TwoWayShares } from '#domain/events/event.ts';
import type { PartKey } from '#domain/events/parts.ts';
import type { RatedFrom, Recipe } from '#domain/game/prediction.ts';
import type { FightFactor } from '#domain/outcomes/fightPrediction.ts';
import { type Client, read, readAll } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import { type EventPredictionRow, eventPredictionColumns } from './eventRow.ts';

/** The price that a prediction was compared with, without the time it was last seen. */
export type EventMarket = Omit<TwoWayQuote, 'asOf'>;

/** A prediction of a part of an event, before the store numbers it. */
export interface NewEventPrediction {
  readonly eventId: number;
  readonly part: PartKey;
  /** SHA-256 of all its inputs. */
  readonly inputHash: string;
  /** The two contestants; undefined for a field. */
  readonly names: readonly [a: string, b: string] | undefined;
  readonly market: EventMarket | undefined;
  readonly recipe: Recipe<unknown>;
  readonly outcome: unknown;
  readonly factors: readonly FightFactor[] | undefined;
  readonly ratedFrom: RatedFrom | undefined;
  /** For two contestants: our model's own chances, and the market that anchors it. */
  readonly own: TwoWayShares | undefined;
  readonly anchor: TwoWayMarket | undefined;
  /** Day of the last result its ratings learned from, YYYY-MM-DD. */
  readonly learnedTo: string | undefined;
  /** SHA-256 of its inputs without the market's price. */
  readonly factsHash: string;
  /** The published chance of a before sampling, 0–1; undefined for a field. */
  readonly winShare: number | undefined;
  /** When it was computed. */
  readonly asOf: Date;
}

export const eventPredictionRow = (made: NewEventPrediction) => ({
  event_id: made.eventId,
  part: made.part,
  input_hash: made.inputHash,
  recipe: made.recipe,
  outcome: made.outcome,
  factors: made.factors ?? null,
  rated_from: made.ratedFrom ?? null,
  names: made.names ?? null,
  market: made.market ?? null,
  own: made.own ?? null,
  anchor: made.anchor ?? null,
  learned_to: made.learnedTo ?? null,
  facts_hash: made.factsHash,
  win_share: made.winShare ?? null,
  created_at: made.asOf.toISOString(),
});

/** "event id:part": identifies a prediction's subject. */
export const partId = (eventId: number, part: PartKey): string => `${eventId}:${part}`;

/** Predictions per statement: a tournament's is about 60 kB. */
const BATCH = 20;
/** Ids per statement of a read. */
const IDS = 100;

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
  const ids = new Map<string, number>();
  for (let at = 0; at < predictions.length; at += BATCH) {
    const call = client.rpc('save_event_predictions', {
      p_token: lease.token,
      p_predictions: predictions.slice(at, at + BATCH).map(eventPredictionRow),
    });
    const saved = await read('storing predictions of events', call, z.array(savedRow));
    for (const row of saved) ids.set(partId(row.event_id, row.part), row.id);
  }
  return ids;
}

/** What distinguishes a stored prediction from others of the same part. */
export interface KnownEventPrediction {
  readonly id: number;
  readonly inputHash: string;
  readonly factsHash: string;
  readonly figures: readonly number[];
}

const knownRow = z.object({
  ...savedRow.shape,
  facts_hash: z.string(),
  win_share: z.number().nullable(),
});

/** The stored predictions of each part by `partId`, oldest first, so that a part is simulated once per input. */
export async function knownEventPredictions(
  client: Client,
  eventIds: readonly number[],
): Promise<Map<string, readonly KnownEventPrediction[]>> {
  const known = new Map<string, KnownEventPrediction[]>();
  for (let at = 0; at < eventIds.length; at += IDS) {
    const some = eventIds.slice(at, at + IDS);
    const query = () =>
      client
        .from('event_predictions')
        .select('id, event_id, part, input_hash, facts_hash, win_share')
        .in('event_id', some)
        .order('id');
    for (const row of await readAll('reading stored predictions of events', query, knownRow)) {
      const key = partId(row.event_id, row.part);
      const { id, input_hash: inputHash, facts_hash: factsHash, win_share: winShare } = row;
      const told = { id, inputHash, factsHash, figures: winShare === null ? [] : [winShare] };
      known.set(key, [...(known.get(key) ?? []), told]);
    }
  }
  return known;
}

const namesColumn = z.tuple([z.string(), z.string()]).nullable();

const ledgeredRow = z.object({
  event_id: z.int(),
  part: z.string(),
  names: namesColumn,
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
  const last = new Map<string, LedgeredPrediction>();
  for (let at = 0; at < eventIds.length; at += IDS) {
    const some = eventIds.slice(at, at + IDS);
    const query = () =>
      client
        .from('ledgered_event_predictions')
        .select('event_id, part, names, event_prediction_id')
        .in('event_id', some)
        .order('event_id')
        .order('part');
    for (const row of await readAll('reading the ledger', query, ledgeredRow)) {
      last.set(partId(row.event_id, row.part), {
        id: row.event_prediction_id,
        names: row.names ?? undefined,
      });
    }
  }
  return last;
}

/** Stored predictions by id, in the form `withPredictions` takes. */
export async function readEventPredictions(
  client: Client,
  ids: readonly number[],
): Promise<Map<number, EventPredictionRow>> {
  const predictions = new Map<number, EventPredictionRow>();
  for (let at = 0; at < ids.length; at += BATCH) {
    const call = client
      .from('event_predictions')
      .select(
        'part, id, recipe, outcome, factors, rated_from, names, market, own, anchor, learned_to, created_at',
      )
      .in('id', ids.slice(at, at + BATCH));
    const rows = await read('reading predictions of events', call, z.array(eventPredictionColumns));
    for (const row of rows) predictions.set(row.id, row);
  }
  return predictions;
}
