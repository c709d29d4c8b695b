import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cleanup, createCleanup } from '#local/cleanup.ts';
import { moveDatabaseClock } from '#local/clock/databaseClock.ts';
import { moveDate } from '#local/clock/moveDate.ts';
import { commandOf } from '#local/processes.ts';
import { temporaryFolder } from '#local/scratch.ts';
import { newKeys } from '#local/services/keys.ts';
import type { SqlQuery } from '#local/services/query.ts';
import { startSupabase } from '#local/services/supabase.ts';
import { createInbox } from '#local/standins/inbox.ts';
import type { World } from '#local/standins/world/world.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { faultyStore } from './faults/storeFaults.ts';
import { type SeasonFeedServer, startSeasonFeeds } from './feeds/feedServer.ts';

/** A site with everything outside it: its own database, feeds that describe a world, and both clocks. */
export interface SeasonSite {
  readonly store: Store;
  /** Settings that lead to its store. */
  readonly settings: { readonly SUPABASE_URL: string; readonly SUPABASE_SECRET_KEY: string };
  /** Queries as the superuser. */
  readonly query: SqlQuery;
  readonly feeds: SeasonFeedServer;
  /** Sets this process's clock, and the database's `skewMs` later. Both run on from there. */
  readonly goTo: (time: number, skewMs?: number) => Promise<void>;
  /** Ends all of PostgREST's connections to the database. */
  readonly dropConnections: () => Promise<void>;
  /** Tells PostgreSQL to shut down and resolves at once; it is restarted immediately. */
  readonly restartDatabase: () => Promise<void>;
  /** Resolves once the database has shut down. */
  readonly shutDown: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const FEEDS = [
  'ESPN',
  'SPORTSDB',
  'JOLPICA',
  'BOVADA',
  'OPEN_METEO',
  'WEATHER_GOV',
  'NFLVERSE',
  'F1DB',
] as const;

/** Sets environment variables; returns a function that restores them. */
function withEnvironment(values: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

/** The machine's time, ms, even though this process's `Date` is moved. */
const machineNow = (): number => performance.timeOrigin + performance.now();

async function prepare(world: World, cleanup: Cleanup): Promise<Omit<SeasonSite, 'stop'>> {
  const { path, remove } = await temporaryFolder('simcast-season');
  await cleanup.add(remove);
  const keys = newKeys();
  const { url, query } = await startSupabase(
    {
      keys,
      inbox: createInbox(),
      folder: join(path, 'data'),
      throwAway: true,
      // Here it restarts more often than a broken program may.
      steadyMs: 0,
      onLost: (error) => {
        throw error;
      },
    },
    cleanup,
  );
  const feeds = await startSeasonFeeds(world);
  await cleanup.add(feeds.close);
  const before = Date.now() - machineNow();
  const restore = withEnvironment({
    ...Object.fromEntries(FEEDS.map((feed) => [`${feed}_BASE_URL`, feeds.urlOf(feed)])),
    SIMCAST_SOURCE: 'espn',
    FEED_GAP_MS: '0',
    BUILD_HOOK_URL: `${feeds.urlOf('HOOK')}/hook`,
  });
  await cleanup.add(async () => {
    restore();
    moveDate(before);
  });
  const store = storeOn({ supabaseUrl: url, secretKey: keys.secret });
  let ending: number | undefined;
  const untouched = faultyStore(url);
  await cleanup.add(async () => untouched());
  return {
    store,
    settings: { SUPABASE_URL: url, SUPABASE_SECRET_KEY: keys.secret },
    query,
    feeds,
    goTo: async (time, skewMs = 0) => {
      // Rounded up, so that it is never early: `Date` counts whole milliseconds.
      const ahead = Math.ceil(time - machineNow()) + 1;
      moveDate(ahead);
      await moveDatabaseClock(query, ahead + skewMs);
    },
    dropConnections: async () => {
      await query(
        "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'",
      );
    },
    restartDatabase: async () => {
      const [row] = await query<{ pid: string }>(
        "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
      );
      ending = Number(row?.pid);
      process.kill(ending, 'SIGINT');
    },
    shutDown: async () => {
      while (ending !== undefined && (await commandOf(ending)) !== undefined) await wait(20);
      ending = undefined;
    },
  };
}

/** Starts a site in a world. */
export async function startSeasonSite(world: World): Promise<SeasonSite> {
  const cleanup = createCleanup();
  try {
    return { ...(await prepare(world, cleanup)), stop: cleanup.run };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
