import { afterAll } from 'vitest';
import { startTestDatabase } from '#local/testing.ts';
import { storeOn } from './onDatabase.fixture.ts';

/** A database for the tests of a file, its store, and the lease to write to it. */
export async function storeWithLease() {
  const database = await startTestDatabase();
  afterAll(() => database.stop());
  const store = storeOn(database);
  const lease = await store.acquireLease('manual', 600);
  if (!lease) throw new Error('the lease is held');
  return { database, store, lease };
}
