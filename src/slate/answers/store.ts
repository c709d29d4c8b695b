import * as z from 'zod';
import { type Client, expectSuccess, readAll, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';

/** An answer of the API as rendered by a run. */
interface StoredAnswer {
  readonly key: string;
  /** JSON; its shape is the renderer's. */
  readonly body: string;
}

/** Characters per statement. */
const BATCH = 1_000_000;

/** Batches of whole texts, each about `BATCH` characters or a single longer text; no batches for no texts. */
export function batchesOf<Text extends { readonly body: string }>(
  answers: readonly Text[],
): Text[][] {
  const batches: Text[][] = [[]];
  let length = 0;
  for (const answer of answers) {
    const last = batches.at(-1);
    if (last && (last.length === 0 || length + answer.body.length <= BATCH)) last.push(answer);
    else {
      batches.push([answer]);
      length = 0;
    }
    length += answer.body.length;
  }
  return batches;
}

async function save(
  client: Client,
  lease: Lease,
  first: boolean,
  answers: readonly StoredAnswer[],
): Promise<void> {
  const args = { p_token: lease.token, p_first: first, p_answers: answers };
  await expectSuccess('storing answers', client.rpc('save_answers', args));
}

/** Stores all answers of a run; they go up with its next published slate. Safe to repeat. */
export async function saveAnswers(
  client: Client,
  lease: Lease,
  answers: readonly StoredAnswer[],
): Promise<void> {
  let first = true;
  for (const batch of batchesOf(answers)) {
    await save(client, lease, first, batch);
    first = false;
  }
}

/** Replaces one answer of a run, even if it is already up. */
export const replaceAnswer = (client: Client, lease: Lease, answer: StoredAnswer): Promise<void> =>
  save(client, lease, false, [answer]);

const editionRow = z.object({
  as_of: timestampColumn,
  answers_run: z.int().nullable(),
  answers_version: z.int(),
});

/** The current set of answers. */
export interface Edition {
  /** The run that rendered them; undefined if none has. */
  readonly run: number | undefined;
  /** Counts their changes while they are up. */
  readonly version: number;
  /** When a refresh last confirmed the slate, ISO 8601 in UTC. */
  readonly asOf: string;
}

/** The current set of answers; undefined before the first slate. */
export async function readEdition(client: Client): Promise<Edition | undefined> {
  const call = client.from('current_slate').select('as_of, answers_run, answers_version');
  const [row] = await readData('reading which answers are up', call, z.array(editionRow));
  return (
    row && { run: row.answers_run ?? undefined, version: row.answers_version, asOf: row.as_of }
  );
}

/** Keys of all answers of a run. */
export async function readAnswerKeys(client: Client, run: number): Promise<string[]> {
  const query = () => client.from('slate_answers').select('key').eq('run_id', run).order('key');
  const rows = await readAll(
    'reading which answers there are',
    query,
    z.object({ key: z.string() }),
  );
  return rows.map(({ key }) => key);
}

/** An answer of a run; undefined if there is none, or if the run's answers have been replaced twice. */
export async function readStoredAnswer(
  client: Client,
  run: number,
  key: string,
): Promise<string | undefined> {
  const call = client.from('slate_answers').select('body').match({ run_id: run, key });
  const [row] = await readData('reading an answer', call, z.array(z.object({ body: z.string() })));
  return row?.body;
}
