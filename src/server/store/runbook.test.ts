import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { connect } from './client.ts';
import { createStore, type Store } from './store.ts';

/** The statements of docs/runbook.md, which the owner of the database runs by hand. */
const STATEMENTS = Array.from(
  readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8').matchAll(/`((?:select|update) [^`]+)`/g),
  ([, statement = '']) => statement,
);
const said = (begin: string): string => STATEMENTS.find((one) => one.startsWith(begin)) ?? '';

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  const { supabaseUrl: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY } = database;
  store = createStore(connect({ SUPABASE_URL, SUPABASE_SECRET_KEY }));
});
afterAll(() => database?.stop());

test.each(STATEMENTS)('the database understands: %s', async (statement) => {
  await expect(database.query(statement)).resolves.toBeDefined();
});

test('a held refresh writes nothing more and no other begins, until it is let go on', async () => {
  await database.query(said('update refresh_lease set expires_at'));
  const lease = await store.acquireLease('schedule', 60);
  if (!lease) throw new Error('no lease');
  await database.query(said('update refresh_lease set fencing_token'));
  await expect(store.renewLease(lease, 'publish', 60)).rejects.toThrow('lost its lease');
  expect(await store.acquireLease('schedule', 60)).toBeUndefined();
  await database.query(said('update refresh_lease set expires_at'));
  expect(await store.acquireLease('schedule', 60)).toBeDefined();
});
