import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCleanup } from './cleanup.ts';
import { newKeys } from './services/keys.ts';
import type { Query } from './services/query.ts';
import { startSupabase } from './services/supabase.ts';
import { createInbox, type Inbox } from './standins/inbox.ts';

export interface TestDatabase {
  readonly supabaseUrl: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** As the superuser, past every policy. */
  readonly query: Query;
  /** Where the codes of sign-in arrive. */
  readonly inbox: Inbox;
  readonly stop: () => Promise<void>;
}

export interface TestDatabaseOptions {
  /** Instead of the project's `supabase/`: a folder with `migrations/` and perhaps `seed.sql`. */
  readonly supabaseFolder?: string;
}

/** A Supabase of its own on a new database with every migration applied, in about a second; `stop` removes it. */
export async function startTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'simcast-test-'));
  // As root, the database runs as another user, who must be able to pass.
  await chmod(folder, 0o711);
  const cleanup = createCleanup();
  await cleanup.add(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  const keys = newKeys();
  const inbox = createInbox();
  try {
    const { supabaseFolder } = options;
    const { url, query } = await startSupabase(
      { folder, keys, inbox, throwAway: true, supabaseFolder },
      cleanup,
    );
    return {
      supabaseUrl: url,
      secretKey: keys.secret,
      publishableKey: keys.publishable,
      query,
      inbox,
      stop: cleanup.run,
    };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
