import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { LeaseLostError } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());

async function begin(): Promise<Lease> {
  const lease = await store.acquireLease('manual', 600);
  if (!lease) throw new Error('the lease is held');
  return lease;
}

const putUp = (lease: Lease, name: string) =>
  store.publishSlate(lease, {
    contentHash: createHash('sha256').update(name).digest('hex'),
    sample: false,
    asOf: new Date(),
    games: [],
    ledger: [],
  });

/** Stores one answer, and reads its current text. */
const say = (lease: Lease, body: string) => store.saveAnswers(lease, [{ key: 'said', body }]);
async function said(): Promise<string | undefined> {
  const edition = await store.readEdition();
  return edition?.run === undefined ? undefined : store.readAnswer(edition.run, 'said');
}

test('answers go up with their slate and not before, and the ones before stay for who is reading them', async () => {
  const runs: number[] = [];
  for (const name of ['first', 'second', 'third']) {
    const lease = await begin();
    const before = await said();
    await say(lease, `${name}, too early`);
    await say(lease, name);
    expect(await said()).toBe(before);
    await putUp(lease, name);
    expect(await said()).toBe(name);
    runs.push(lease.runId);
    await store.finishRun(lease, {});
  }
  const kept = await Promise.all(runs.map((run) => store.readAnswerKeys(run)));
  expect(kept).toEqual([[], ['said'], ['said']]);
});

test('a slate that is confirmed takes the answers of the run that confirms it', async () => {
  for (const body of ['as of noon', 'as of one']) {
    const lease = await begin();
    await say(lease, body);
    await putUp(lease, 'the same');
    await store.finishRun(lease, {});
    expect(await said()).toBe(body);
  }
});

test('an answer that is replaced while it is up is told by its version', async () => {
  const lease = await begin();
  await say(lease, 'before grading');
  await putUp(lease, 'graded');
  const before = await store.readEdition();
  await store.replaceAnswer(lease, { key: 'said', body: 'after grading' });
  const after = await store.readEdition();
  expect(after?.run).toBe(before?.run);
  expect(after?.version).not.toBe(before?.version);
  expect(await said()).toBe('after grading');
  await store.finishRun(lease, {});
});

test('a run that has lost its lease says nothing', async () => {
  const lease = await begin();
  await store.finishRun(lease, {});
  await expect(say(lease, 'too late')).rejects.toThrow(LeaseLostError);
  expect(await said()).toBe('after grading');
});

test('more answers than one statement takes are all stored, of whatever length', async () => {
  const lease = await begin();
  const answers = Array.from({ length: 1_200 }, (_, n) => ({
    key: `answer ${String(n).padStart(4, '0')}`,
    body: n === 600 ? 'é'.repeat(2_500_000) : `body ${n}`,
  }));
  await store.saveAnswers(lease, answers);
  expect(await store.readAnswerKeys(lease.runId)).toEqual(answers.map(({ key }) => key));
  expect(await store.readAnswer(lease.runId, 'answer 0600')).toHaveLength(2_500_000);
  await store.finishRun(lease, {});
});
