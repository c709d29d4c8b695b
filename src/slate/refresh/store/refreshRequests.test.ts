import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { createStore, type Store } from '#slate/store.ts';
import { type Client, connectStore } from '#store/client.ts';
import { acceptRefreshRequest } from '#store/lease.ts';

let database: TestDatabase;
let client: Client;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  const { supabaseUrl: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY } = database;
  client = connectStore({ SUPABASE_URL, SUPABASE_SECRET_KEY });
  store = createStore(client);
});
beforeEach(() => database.query('delete from refresh_requests'));
afterAll(() => database?.stop());

/** Pretends that accepted requests were accepted that much earlier. */
const pass = (interval: string) =>
  database.query(`update refresh_requests set accepted_at = accepted_at - interval '${interval}'`);

test('a nonce counts once, also when the interval is over', async () => {
  const nonce = randomUUID();
  expect(await store.acceptRefreshRequest(nonce)).toBe('accepted');
  expect(await store.acceptRefreshRequest(nonce)).toBe('used');
  await pass('11 minutes');
  expect(await store.acceptRefreshRequest(nonce)).toBe('used');
});

test.each([
  ['refresh', '3 minutes 50 seconds'],
  ['reconcile', '9 minutes 50 seconds'],
] as const)('%s: %s after one that was accepted it is too soon', async (job, interval) => {
  const accept = () => acceptRefreshRequest(client, randomUUID(), job);
  expect(await accept()).toBe('accepted');
  await pass(interval);
  expect(await accept()).toBe('too soon');
  await pass('10 seconds');
  expect(await accept()).toBe('accepted');
});

test('what became of a request is noted once, and of one that was not accepted never', async () => {
  const [nonce, other] = [randomUUID(), randomUUID()];
  await store.acceptRefreshRequest(nonce);
  for (const outcome of ['idle', 'done'] as const) await store.settleRefreshRequest(nonce, outcome);
  await store.settleRefreshRequest(other, 'done');
  expect(await database.query('select nonce, outcome from refresh_requests')).toEqual([
    { nonce, outcome: 'idle' },
  ]);
});

test('of fifty at once one is accepted', async () => {
  const verdicts = await Promise.all(
    Array.from({ length: 50 }, () => store.acceptRefreshRequest(randomUUID())),
  );
  expect(verdicts.filter((verdict) => verdict === 'accepted')).toHaveLength(1);
});

test('what is a day old is forgotten', async () => {
  await store.acceptRefreshRequest(randomUUID());
  await pass('25 hours');
  await store.acceptRefreshRequest(randomUUID());
  expect(await database.query('select from refresh_requests')).toHaveLength(1);
});

test('the service role cannot make a nonce unused', async () => {
  const nonce = randomUUID();
  await store.acceptRefreshRequest(nonce);
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
    const address = `${database.supabaseUrl}/rest/v1/refresh_requests?nonce=eq.${nonce}`;
    const answer = await fetch(address, {
      method,
      headers: { apikey: database.secretKey, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    expect([401, 403], method).toContain(answer.status);
  }
  expect(await store.acceptRefreshRequest(nonce)).toBe('used');
});
