import * as z from 'zod';
import { eventBodySchema, sportEventSchema } from '#contract/events/sportEvent.ts';
import { WHOLE_EVENT } from '#domain/events/parts.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { PRICE_FEEDS } from '#domain/prices/feeds.ts';
import { timestampColumn } from '#store/columns.ts';
import { previousStartColumns, previousStartOf } from './previousStart.ts';

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

const published = {
  part: z.string(),
  id: z.int(),
  recipe: z.unknown(),
  outcome: z.unknown(),
  factors: z.unknown(),
  rated_from: z.string().nullable(),
  own: z.unknown(),
  anchor: z.unknown(),
  learned_to: z.iso.date().nullable(),
  created_at: timestampColumn,
} as const;
const publishedPrediction = z.object(published);
type PublishedPrediction = z.infer<typeof publishedPrediction>;

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

/** Its type is inferred, so that a test can compare its keys. */
export const publishedPredictionOf = (row: PublishedPrediction) => ({
  id: row.id,
  recipe: row.recipe,
  outcome: row.outcome,
  ...(row.factors !== null && { factors: row.factors }),
  ...(row.rated_from !== null && { ratedFrom: row.rated_from }),
  ...(row.own !== null && { own: row.own }),
  ...(row.anchor !== null && { anchor: row.anchor }),
  ...(row.learned_to !== null && { learnedTo: row.learned_to }),
  asOf: row.created_at,
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
