import process from 'node:process';
import { type Cleanup, createCleanup } from './cleanup.ts';
import { clockOffsetMs } from './clock/at.ts';
import { moveDatabaseClock } from './clock/databaseClock.ts';
import { temporaryFolder } from './scratch.ts';
import { branchOf, TEST_CLUSTER } from './services/branch.ts';
import { newKeys } from './services/keys.ts';
import type { Query } from './services/query.ts';
import {
  type ServeOptions,
  type Supabase,
  serveSupabase,
  startSupabase,
} from './services/supabase.ts';
import type { AuthSettings } from './standins/auth/settings.ts';
import { createInbox, type Inbox } from './standins/inbox.ts';

export interface TestDatabase {
  readonly supabaseUrl: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Queries as the superuser, bypassing all policies. */
  readonly query: Query;
  /** Makes the database's clock run ahead of this process's, which stays. */
  readonly moveClock: (aheadMs: number) => Promise<void>;
  /** Where the codes of sign-in arrive. */
  readonly inbox: Inbox;
  readonly stop: () => Promise<void>;
}

export interface TestDatabaseOptions extends Pick<ServeOptions, 'smsHook' | 'authSettings'> {
  /** Instead of the project's `supabase/`: a folder with `migrations/` and perhaps a seed (SQL). */
  readonly supabaseFolder?: string | undefined;
}

/** A Supabase on its own cluster, in about two seconds. */
async function onNewCluster(
  options: ServeOptions & TestDatabaseOptions,
  cleanup: Cleanup,
): Promise<Supabase> {
  const { path, remove } = await temporaryFolder('simcast-test');
  await cleanup.add(remove);
  return startSupabase({ ...options, folder: path, throwAway: true }, cleanup);
}

/** A Supabase on a copy of the database that the running tests share. */
async function onSharedCluster(
  clusterUrl: string,
  options: ServeOptions,
  cleanup: Cleanup,
): Promise<Supabase> {
  const branch = await branchOf(clusterUrl);
  await cleanup.add(branch.stop);
  return serveSupabase(branch.url, options, cleanup);
}

/** All of a test's readers have one address: limits apply only if a test asks for them. */
const UNLIMITED: Partial<AuthSettings> = { perAddress: undefined };

/** A Supabase of its own on a new database with every migration applied; `stop` removes it. */
export async function startTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const cleanup = createCleanup();
  const keys = newKeys();
  const inbox = createInbox();
  const served = {
    ...options,
    keys,
    inbox,
    authSettings: { ...UNLIMITED, ...options.authSettings },
  };
  const cluster = process.env[TEST_CLUSTER];
  try {
    const { url, query } =
      cluster === undefined || options.supabaseFolder !== undefined
        ? await onNewCluster(served, cleanup)
        : await onSharedCluster(cluster, served, cleanup);
    return {
      supabaseUrl: url,
      secretKey: keys.secret,
      publishableKey: keys.publishable,
      query,
      moveClock: (aheadMs) => moveDatabaseClock(query, clockOffsetMs(process.env) + aheadMs),
      inbox,
      stop: cleanup.run,
    };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
