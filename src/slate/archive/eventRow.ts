import * as z from 'zod';
import { eventBodySchema, sportEventSchema } from '#contract/events/sportEvent.ts';
import { WHOLE_EVENT } from '#domain/events/parts.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { PRICE_FEEDS } from '#domain/prices/feeds.ts';
import { timestampColumn } from '#store/columns.ts';
import { previousStartColumns, previousStartOf } from './previousStart.ts';
import {
  type PublishedPrediction,
  published,
  publishedPrediction,
  publishedPredictionOf,
} from './publishedPredictionOf.ts';

/** A row of `events`: working state, as the feed gives it. */
export const eventColumns = z.object({
  id: z.int(),
  source: z.string(),
  source_id: z.string(),
  sample: z.boolean(),
  facts: eventBodySchema,
  closes_at: timestampColumn,
  begun_at: timestampColumn.nullable(),
  as_of: timestampColumn,
  ...previousStartColumns,
});

/** An event in the working state, with the facts the refresh needs. */
export interface KnownEvent {
  readonly sourceId: string;
  readonly event: SportEvent;
  /** Time after which no prediction is taken, ISO 8601 in UTC. */
  readonly closesAt: string;
  /** True once the feed has called it live or final, even if it takes that back. */
  readonly begun: boolean;
}

export const knownEventOf = (row: z.infer<typeof eventColumns>): KnownEvent => ({
  sourceId: row.source_id,
  event: {
    ...row.facts,
    id: row.id,
    source: row.source,
    sample: row.sample,
    asOf: row.as_of,
    ...previousStartOf(row),
  },
  closesAt: row.closes_at,
  begun: row.begun_at !== null,
});

const marketSchema = z.object({
  book: z.string(),
  feed: z.enum(PRICE_FEEDS),
  provider: z.string(),
  sample: z.boolean(),
  a: z.number(),
  b: z.number(),
});

/** A row of `event_predictions`; its outcome is checked when it joins its event. */
export const eventPredictionColumns = z.object({
  ...published,
  names: z.tuple([z.string(), z.string()]).nullable(),
  market: marketSchema.nullable(),
});
export type EventPredictionRow = z.infer<typeof eventPredictionColumns>;

/** An event as JSON, before its shape is checked: enough to distinguish its parts. */
export const looseEvent = z.looseObject({
  bouts: z.array(z.looseObject({ key: z.string() })).optional(),
});

/** A row of `published_events`: the event as published and its predictions by part. */
export const publishedEventColumns = z.object({
  slate_id: z.int(),
  event: looseEvent,
  predictions: z.array(publishedPrediction),
});

/** The event of a published row, each part with its prediction. Throws a ZodError if they do not fit. */
export function withPredictions(
  event: object,
  predictions: readonly PublishedPrediction[],
): SportEvent {
  const byPart = new Map(
    predictions.map((row) => [row.part, { prediction: publishedPredictionOf(row) }]),
  );
  const bouts = looseEvent
    .parse(event)
    .bouts?.map((bout) => ({ ...bout, ...byPart.get(bout.key) }));
  return sportEventSchema.parse({ ...event, ...(bouts ? { bouts } : byPart.get(WHOLE_EVENT)) });
}
