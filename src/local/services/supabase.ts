import { join } from 'node:path';
import type { Cleanup } from '../cleanup.ts';
import { clockOffsetMs } from '../clock/at.ts';
import { moveDatabaseClock } from '../clock/databaseClock.ts';
import type { PlainError } from '../plainError.ts';
import { createAuth } from '../standins/auth/auth.ts';
import { checkedHook } from '../standins/auth/givenHook.ts';
import { type AuthSettings, PROJECT } from '../standins/auth/settings.ts';
import type { SmsHook } from '../standins/auth/smsHook.ts';
import type { Inbox } from '../standins/inbox.ts';
import { migrate } from './database.ts';
import { startGateway } from './gateway.ts';
import type { Keys } from './keys.ts';
import { startPostgres } from './postgres.ts';
import { postgrestProgram, startPostgrest } from './postgrest.ts';
import { connectDatabase, type SqlQuery } from './query.ts';

export interface ServeOptions {
  readonly keys: Keys;
  readonly inbox: Inbox;
  /** Sends the sign-in codes, which otherwise go to the inbox. */
  readonly smsHook?: SmsHook | undefined;
  /** Differences of sign-in from the hosted project's settings. */
  readonly authSettings?: Partial<AuthSettings> | undefined;
  /** Restarts what dies; called if that does not help. */
  readonly onLost?: ((error: PlainError) => void) | undefined;
  /** Of a running one on this database with these keys; without it, one is started. */
  readonly postgrestUrl?: string | undefined;
}

interface SupabaseOptions extends ServeOptions {
  /** The database's files go into its folder `postgres`. */
  readonly folder: string;
  /** See PostgresOptions. */
  readonly throwAway?: boolean;
  /** See PostgresOptions. */
  readonly steadyMs?: number | undefined;
  /** Instead of the project's `supabase/`. */
  readonly supabaseFolder?: string | undefined;
}

export interface Supabase {
  readonly url: string;
  readonly query: SqlQuery;
}

/** Connections of sign-in, which keeps one for as long as a hook takes to send a text. */
const AUTH_CONNECTIONS = 6;

/** PostgreSQL, migrated, behind PostgREST and the auth stand-in on one address. */
export async function startSupabase(options: SupabaseOptions, cleanup: Cleanup): Promise<Supabase> {
  // Before a minute's work that would be in vain.
  postgrestProgram();
  const postgres = await startPostgres({
    dataDir: join(options.folder, 'postgres'),
    throwAway: options.throwAway ?? false,
    onLost: options.onLost,
    steadyMs: options.steadyMs,
  });
  await cleanup.add(postgres.stop);
  await migrate(postgres.url, options.supabaseFolder);
  return serveSupabase(postgres.url, options, cleanup);
}

/** A migrated database behind PostgREST and the auth stand-in on one address; its clock follows this process's. */
export async function serveSupabase(
  databaseUrl: string,
  { keys, inbox, smsHook, authSettings, onLost, postgrestUrl }: ServeOptions,
  cleanup: Cleanup,
): Promise<Supabase> {
  const { query, stop } = connectDatabase(databaseUrl);
  await cleanup.add(stop);
  await moveDatabaseClock(query, clockOffsetMs(process.env));
  const startOne = async () => {
    const postgrest = await startPostgrest({ databaseUrl, jwtSecret: keys.jwt, onLost });
    await cleanup.add(postgrest.stop);
    return postgrest.url;
  };
  const restUrl = postgrestUrl ?? (await startOne());
  const ofAuth = connectDatabase(databaseUrl, AUTH_CONNECTIONS);
  await cleanup.add(ofAuth.stop);
  const auth = createAuth({
    query: ofAuth.query,
    transact: ofAuth.transact,
    inbox,
    hook: smsHook && checkedHook(smsHook),
    jwtSecret: keys.jwt,
    settings: { ...PROJECT, ...authSettings },
  });
  const gateway = await startGateway({ keys, postgrestUrl: restUrl, auth });
  await cleanup.add(gateway.stop);
  return { url: gateway.url, query };
}
