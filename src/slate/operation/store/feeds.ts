import * as z from 'zod';
import type { FeedState, KeptAnswer, Validators } from '#domain/operation/feedMemory.ts';
import { FEED_PROBLEMS } from '#domain/operation/state.ts';
import { type Client, expectSuccess, readAll, readData } from '#store/client.ts';
import { presentFields, timestampColumn } from '#store/columns.ts';

const feedRow = z
  .object({
    feed: z.string(),
    asked_at: timestampColumn,
    answered_at: timestampColumn.nullable(),
    failing_since: timestampColumn.nullable(),
    failures: z.int(),
    resting_until: timestampColumn.nullable(),
    problem: z.enum(FEED_PROBLEMS).nullable(),
  })
  .transform(presentFields);

/** Every feed that was ever requested. */
export async function readFeedStates(client: Client): Promise<FeedState[]> {
  const call = client.from('feeds').select('*');
  const rows = await readData('reading how feeds behave', call, z.array(feedRow));
  return rows.map((row) => ({
    feed: row.feed,
    askedAt: row.asked_at,
    answeredAt: row.answered_at,
    failingSince: row.failing_since,
    failures: row.failures,
    restingUntil: row.resting_until,
    problem: row.problem,
  }));
}

/** Records a feed's behavior; newer information from a later request stays. */
export async function noteFeed(client: Client, state: FeedState): Promise<void> {
  const args = {
    p_feed: state.feed,
    p_asked_at: state.askedAt,
    p_answered_at: state.answeredAt ?? null,
    p_failing_since: state.failingSince ?? null,
    p_failures: state.failures,
    p_resting_until: state.restingUntil ?? null,
    p_problem: state.problem ?? null,
  };
  await expectSuccess('noting how a feed behaves', client.rpc('note_feed', args));
}

const validatorRow = z
  .object({
    address: z.string(),
    etag: z.string().nullable(),
    last_modified: z.string().nullable(),
  })
  .transform(presentFields);

/** Validators of every stored answer, by the SHA-256 of its address. */
export async function readValidators(client: Client): Promise<ReadonlyMap<string, Validators>> {
  const query = () =>
    client.from('feed_answers').select('address, etag, last_modified').order('address');
  const rows = await readAll('reading kept answers', query, validatorRow);
  return new Map(
    rows.map(({ address, etag, last_modified }) => [
      address,
      { etag, lastModified: last_modified },
    ]),
  );
}

/** Stores answers, each in place of the previous one at its address; no address may occur twice. */
export async function keepFeedAnswers(
  client: Client,
  answers: readonly KeptAnswer[],
): Promise<void> {
  const rows = answers.map(({ lastModified, ...answer }) => ({
    ...answer,
    last_modified: lastModified,
  }));
  await expectSuccess('keeping answers', client.rpc('keep_feed_answers', { p_answers: rows }));
}

/** The packed answer that a feed has just confirmed; undefined if it is no longer stored. */
export async function takeFeedAnswer(client: Client, address: string): Promise<string | undefined> {
  const call = client.rpc('use_feed_answer', { p_address: address });
  return (await readData('reading a kept answer', call, z.string().nullable())) ?? undefined;
}
