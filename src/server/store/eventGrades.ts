import * as z from 'zod';
import { eventBodySchema } from '#contract/events/sportEvent.ts';
import type { PartKey } from '#domain/events/parts.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { Settled } from '#domain/prices/staking.ts';
import { type Client, read, readAll } from './client.ts';
import { type EventMarket, readEventPredictions } from './eventPredictions.ts';
import { withPredictions } from './eventRow.ts';
import type { Lease } from './lease.ts';

export interface NewEventGrade {
  readonly eventId: number;
  readonly predictionId: number;
  readonly resultVersion: number;
  /** moneyline: one of two; outright: the winner of a field. */
  readonly market: 'moneyline' | 'outright';
  /** Name of the likeliest winner. */
  readonly pick: string;
  /** The other of two. */
  readonly opponent: string | undefined;
  /** Of the pick, 0–100. */
  readonly probability: number;
  readonly settled: Settled;
  /** American odds of the pick when it was published. */
  readonly price: number | undefined;
  /** Profit of a one-unit stake at that price. */
  readonly units: number | undefined;
  /** Canonical JSON for the ledger. */
  readonly payload: string;
}

/** Appends the grades that are new, to the record and to the ledger; answers how many. Safe to repeat. */
export function saveEventGrades(
  client: Client,
  lease: Lease,
  grades: readonly NewEventGrade[],
  now: Date,
): Promise<number> {
  const rows = grades.map((grade) => ({
    event_id: grade.eventId,
    event_prediction_id: grade.predictionId,
    result_version: grade.resultVersion,
    market: grade.market,
    pick: grade.pick,
    opponent: grade.opponent ?? null,
    probability: grade.probability,
    outcome: grade.settled,
    price: grade.price ?? null,
    units: grade.units ?? null,
    graded_at: now.toISOString(),
    payload: grade.payload,
  }));
  const call = client.rpc('save_event_grades', { p_token: lease.token, p_grades: rows });
  return read('storing grades of events', call, z.int());
}

const gradableRow = z.object({
  event_id: z.int(),
  part: z.string(),
  version: z.int(),
  facts: eventBodySchema,
  event_prediction_id: z.int(),
});

/** A prediction on the ledger of what has a result that it has no grade for yet. */
export interface GradablePart {
  /** The event as it ended, this part with the prediction. */
  readonly event: SportEvent;
  readonly part: PartKey;
  readonly predictionId: number;
  /** The two the prediction is about, who may have been replaced since; undefined for a field. */
  readonly names: readonly [a: string, b: string] | undefined;
  readonly market: EventMarket | undefined;
  readonly resultVersion: number;
}

export async function readGradableParts(client: Client): Promise<GradablePart[]> {
  const query = () =>
    client
      .from('ungraded_event_predictions')
      .select('event_id, part, version, facts, event_prediction_id')
      .order('event_id')
      .order('part');
  const rows = await readAll('reading what of events is to be graded', query, gradableRow);
  const ids = rows.map((row) => row.event_prediction_id);
  const predictions = await readEventPredictions(client, ids);
  return rows.flatMap((row) => {
    const prediction = predictions.get(row.event_prediction_id);
    if (!prediction) return [];
    const stored = { id: row.event_id, source: '', sample: false, asOf: prediction.created_at };
    return [
      {
        event: withPredictions({ ...row.facts, ...stored }, [prediction]),
        part: row.part,
        predictionId: prediction.id,
        names: prediction.names ?? undefined,
        market: prediction.market ?? undefined,
        resultVersion: row.version,
      },
    ];
  });
}
