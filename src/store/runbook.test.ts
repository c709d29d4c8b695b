import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { createStore, type Store } from '#slate/store.ts';
import { connectStore } from './client.ts';

/** The statements of docs/runbook.md, which the database's owner runs by hand. */
const STATEMENTS = Array.from(
  readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8').matchAll(
    /`((?:select|update|delete) [^`]+)`/g,
  ),
  ([, statement = '']) => statement,
);
const said = (pattern: RegExp): string => STATEMENTS.find((one) => pattern.test(one)) ?? '';
const HOLD = said(/^update refresh_lease set fencing_token .* interval/);
const TAKE_AWAY = said(/^update refresh_lease set fencing_token .* '-infinity'/);
const LET_GO = said(/^update refresh_lease set expires_at = '-infinity'/);

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  const { supabaseUrl: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY } = database;
  store = createStore(connectStore({ SUPABASE_URL, SUPABASE_SECRET_KEY }));
});
afterAll(() => database?.stop());

test.each(STATEMENTS)('the database understands: %s', async (statement) => {
  await expect(database.query(statement)).resolves.toBeDefined();
});

async function begun() {
  await database.query(LET_GO);
  const lease = await store.acquireLease('schedule', 60);
  if (!lease) throw new Error('no lease');
  return lease;
}

test('a held refresh writes nothing more and no other begins, until it is let go on', async () => {
  const lease = await begun();
  await database.query(HOLD);
  await expect(store.renewLease(lease, 'publish', 60)).rejects.toThrow('lost its lease');
  expect(await store.acquireLease('schedule', 60)).toBeUndefined();
  await database.query(LET_GO);
  expect(await store.acquireLease('schedule', 60)).toBeDefined();
});

test('one that hangs writes nothing more once its lease is taken away, and the next begins', async () => {
  const lease = await begun();
  await database.query(TAKE_AWAY);
  await expect(store.renewLease(lease, 'publish', 60)).rejects.toThrow('lost its lease');
  expect(await store.acquireLease('schedule', 60)).toBeDefined();
});
