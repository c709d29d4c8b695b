import { join } from 'node:path';
import process from 'node:process';
import { createCleanup } from '#local/cleanup.ts';
import { temporaryFolder } from '#local/scratch.ts';
import { TEMPLATE, TEST_CLUSTER } from '#local/services/branch.ts';
import { migrate } from '#local/services/database.ts';
import { startPostgres } from '#local/services/postgres.ts';
import { connectDatabase } from '#local/services/query.ts';

/**
 * Starts a PostgreSQL with every migration applied, before the first test that needs it; each test file gets a copy of its
 * database.
 */
export default async function startCluster(): Promise<() => Promise<void>> {
  const cleanup = createCleanup();
  try {
    const { path, remove } = await temporaryFolder('simcast-test');
    await cleanup.add(remove);
    const postgres = await startPostgres({ dataDir: join(path, 'postgres'), throwAway: true });
    await cleanup.add(postgres.stop);
    const { query, stop } = connectDatabase(postgres.url);
    await query(`create database ${TEMPLATE}`);
    await stop();
    const template = new URL(postgres.url);
    template.pathname = TEMPLATE;
    await migrate(template.href);
    process.env[TEST_CLUSTER] = postgres.url;
  } catch (error) {
    await cleanup.run();
    throw error;
  }
  return cleanup.run;
}
