import process from 'node:process';
import { type Cleanup, createCleanup } from './cleanup.ts';
import { clockOffsetMs } from './clock/at.ts';
import { moveDatabaseClock } from './clock/databaseClock.ts';
import { temporaryFolder } from './scratch.ts';
import { TEST_CLUSTER } from './services/branch.ts';
import { keptBranch } from './services/keptBranch.ts';
import { type Keys, newKeys } from './services/keys.ts';
import type { SqlQuery } from './services/query.ts';
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
  readonly query: SqlQuery;
  /** Makes the database's clock run ahead of this process's, which stays. */
  readonly moveClock: (aheadMs: number) => Promise<void>;
  /** Where the codes of sign-in arrive. */
  readonly inbox: Inbox;
  readonly stop: () => Promise<void>;
}

interface TestDatabaseOptions extends Pick<ServeOptions, 'smsHook' | 'authSettings'> {
  /** Instead of the project's `supabase/`: a folder with `migrations/` and perhaps a seed (SQL). */
  readonly supabaseFolder?: string | undefined;
}

type Served = Omit<ServeOptions, 'keys'>;
type Keyed = Supabase & { readonly keys: Keys };

/** A Supabase on its own cluster, in about two seconds. */
async function onNewCluster(
  options: Served & TestDatabaseOptions,
  cleanup: Cleanup,
): Promise<Keyed> {
  const { path: folder, remove } = await temporaryFolder('simcast-test');
  await cleanup.add(remove);
  const keys = newKeys();
  return { ...(await startSupabase({ ...options, keys, folder, throwAway: true }, cleanup)), keys };
}

/** A Supabase on a copy of the database that the running tests share. */
async function onSharedCluster(
  clusterUrl: string,
  options: Served,
  cleanup: Cleanup,
): Promise<Keyed> {
  const { url, postgrestUrl, keys, release } = await keptBranch(clusterUrl);
  await cleanup.add(release);
  return { ...(await serveSupabase(url, { ...options, keys, postgrestUrl }, cleanup)), keys };
}

/** All of a test's readers have one address: limits apply only if a test asks for them. */
const UNLIMITED: Partial<AuthSettings> = { perAddress: undefined };

/** A Supabase of its own on a new database with every migration applied; `stop` removes it. */
export async function startTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const cleanup = createCleanup();
  const inbox = createInbox();
  const served = {
    ...options,
    inbox,
    authSettings: { ...UNLIMITED, ...options.authSettings },
  };
  const cluster = process.env[TEST_CLUSTER];
  try {
    const { url, query, keys } =
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
