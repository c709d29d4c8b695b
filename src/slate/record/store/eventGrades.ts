import * as z from 'zod';
import { eventBodySchema } from '#contract/events/sportEvent.ts';
import { PRICE_FEEDS } from '#domain/prices/feeds.ts';
import { saidPicks } from '#slate/archive/saidPicks.ts';
import { type Client, readAll, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';
import {
  edgeLines,
  endColumns,
  type GradedRow,
  gradeColumns,
  type SavedGrades,
  savedGrades,
} from './gradeColumns.ts';

export interface NewEventGrade extends GradedRow {
  readonly eventId: number;
  readonly part: string;
  /** The other of two. */
  readonly opponent: string | undefined;
}

/** Appends the new grades that follow, to the record and to the ledger, each by itself. Safe to repeat. */
export function saveEventGrades(
  client: Client,
  lease: Lease,
  grades: readonly NewEventGrade[],
  now: Date,
): Promise<SavedGrades> {
  const rows = grades.map(({ eventId, part, opponent, ...graded }) => ({
    ...gradeColumns(graded, now),
    event_id: eventId,
    part,
    event_prediction_id: graded.predictionId,
    how: graded.grade.how ?? null,
    opponent: opponent ?? null,
  }));
  const call = client.rpc('save_event_grades', { p_token: lease.token, p_grades: rows });
  return readData('storing grades of events', call, savedGrades);
}

/** The last quotes of two before their start, as they were named then. */
const closings = z
  .array(
    z.object({
      book: z.string(),
      feed: z.enum(PRICE_FEEDS),
      provider: z.string(),
      aName: z.string(),
      bName: z.string(),
      a: z.int(),
      b: z.int(),
      asOf: timestampColumn,
    }),
  )
  .nullable()
  .transform((quotes) => quotes ?? []);

const gradableRow = z.object({
  event_id: z.int(),
  part: z.string(),
  version: z.int(),
  league: z.string(),
  name: z.string(),
  start_time: timestampColumn,
  facts: eventBodySchema,
  prediction_line: z.int(),
  event_prediction_id: z.int(),
  picks: saidPicks,
  names: z.tuple([z.string(), z.string()]).nullable(),
  own: z.number().nullable(),
  edges: edgeLines,
  ...endColumns,
  closings,
});

/** The last prediction of a finished or canceled part of an event, with the event as it ended. */
export type GradablePart = z.infer<typeof gradableRow>;

/** Parts with a prediction on the ledger whose latest result has no grade yet, or that did not take place. */
export function readGradableParts(client: Client): Promise<GradablePart[]> {
  const query = () =>
    client.from('ungraded_event_predictions').select('*').order('event_id').order('part');
  return readAll('reading what of events is to be graded', query, gradableRow);
}
