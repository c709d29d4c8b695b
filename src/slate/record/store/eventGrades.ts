import * as z from 'zod';
import { eventBodySchema } from '#contract/events/sportEvent.ts';
import type { Grade } from '#domain/record/grade.ts';
import { type Client, read, readAll } from '#store/client.ts';
import { instant } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';
import { edgeLines, gradeColumns, saidPicks } from './gradeColumns.ts';

export interface NewEventGrade {
  readonly eventId: number;
  readonly part: string;
  readonly predictionId: number;
  /** The ledger line that contained it. */
  readonly predictionLine: number;
  /** 0: called off. */
  readonly resultVersion: number;
  readonly grade: Grade;
  /** The other of two. */
  readonly opponent: string | undefined;
  /** Canonical JSON for the ledger. */
  readonly payload: string;
}

/** Appends the new grades, to the record and to the ledger; returns how many. Safe to repeat. */
export function saveEventGrades(
  client: Client,
  lease: Lease,
  grades: readonly NewEventGrade[],
  now: Date,
): Promise<number> {
  const rows = grades.map(({ grade, ...of }) => ({
    ...gradeColumns(grade),
    event_id: of.eventId,
    part: of.part,
    event_prediction_id: of.predictionId,
    prediction_line: of.predictionLine,
    result_version: of.resultVersion,
    how: grade.how ?? null,
    opponent: of.opponent ?? null,
    graded_at: now.toISOString(),
    payload: of.payload,
  }));
  const call = client.rpc('save_event_grades', { p_token: lease.token, p_grades: rows });
  return read('storing grades of events', call, z.int());
}

const gradableRow = z.object({
  event_id: z.int(),
  part: z.string(),
  version: z.int(),
  league: z.string(),
  name: z.string(),
  start_time: instant,
  facts: eventBodySchema,
  prediction_line: z.int(),
  event_prediction_id: z.int(),
  picks: saidPicks,
  names: z.tuple([z.string(), z.string()]).nullable(),
  own: z.number().nullable(),
  edges: edgeLines,
});

/** The last prediction of a finished or canceled part of an event, with the event as it ended. */
export type GradablePart = z.infer<typeof gradableRow>;

/** Parts with a prediction on the ledger whose latest result has no grade yet, or that did not take place. */
export function readGradableParts(client: Client): Promise<GradablePart[]> {
  const query = () =>
    client.from('ungraded_event_predictions').select('*').order('event_id').order('part');
  return readAll('reading what of events is to be graded', query, gradableRow);
}
