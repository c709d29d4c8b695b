import * as z from 'zod';
import type { FeedPart } from '#domain/operation/state.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { presentFields, timestampColumn } from '#store/columns.ts';

const partRow = z
  .object({
    feed: z.string(),
    part: z.string(),
    refused: z.int().nullable(),
    refused_since: timestampColumn.nullable(),
    refused_at: timestampColumn.nullable(),
    form: z.string().nullable(),
    form_since: timestampColumn.nullable(),
    form_at: timestampColumn.nullable(),
  })
  .transform(presentFields);

/** Kinds of requests that a feed refuses, or takes in another than the first form. */
export async function readFeedParts(client: Client): Promise<FeedPart[]> {
  const call = client.from('feed_parts').select('*');
  const rows = await readData('reading what feeds refuse', call, z.array(partRow));
  return rows.map((row) => ({
    feed: row.feed,
    part: row.part,
    refused: row.refused,
    refusedSince: row.refused_since,
    refusedAt: row.refused_at,
    form: row.form,
    formSince: row.form_since,
    formAt: row.form_at,
  }));
}

/** Records how a feed responds to a kind of request; removes the note if all is normal. */
export async function noteFeedPart(client: Client, part: FeedPart): Promise<void> {
  const args = {
    p_feed: part.feed,
    p_part: part.part,
    p_refused: part.refused ?? null,
    p_refused_since: part.refusedSince ?? null,
    p_refused_at: part.refusedAt ?? null,
    p_form: part.form ?? null,
    p_form_since: part.formSince ?? null,
    p_form_at: part.formAt ?? null,
  };
  await expectSuccess('noting what a feed refuses', client.rpc('note_feed_part', args));
}
