import { createCleanup } from '../cleanup.ts';
import { branchOf } from './branch.ts';
import { type Keys, newKeys } from './keys.ts';
import { startPostgrest } from './postgrest.ts';
import { type Pristine, pristineOf, restore } from './pristine.ts';
import { connectDatabase } from './query.ts';

/** A private database behind a PostgREST of its own. */
interface Held {
  readonly url: string;
  readonly postgrestUrl: string;
  readonly keys: Keys;
  readonly was: Pristine;
  readonly remove: () => Promise<void>;
}

interface KeptBranch extends Pick<Held, 'url' | 'postgrestUrl' | 'keys'> {
  /** Makes it what it was, for the next that asks; removes it if that cannot be. */
  readonly release: () => Promise<void>;
}

/** More at a time are for one test only. */
const MOST_KEPT = 2;
/** Of this process, for all its test files: a PostgREST takes a second to start, and its connections are warm. */
const free: Held[] = [];

async function begin(clusterUrl: string): Promise<Held> {
  const cleanup = createCleanup();
  try {
    const { url, stop: drop } = await branchOf(clusterUrl);
    await cleanup.add(drop);
    const { query, stop } = connectDatabase(url);
    const was = await pristineOf(query).finally(stop);
    const keys = newKeys();
    const postgrest = await startPostgrest({ databaseUrl: url, jwtSecret: keys.jwt });
    await cleanup.add(postgrest.stop);
    return { url, postgrestUrl: postgrest.url, keys, was, remove: cleanup.run };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function isRestored({ url, was }: Held): Promise<boolean> {
  const { transact, stop } = connectDatabase(url);
  return restore(transact, was).finally(stop);
}

async function putBack(held: Held): Promise<void> {
  if (free.length < MOST_KEPT && (await isRestored(held).catch(() => false))) free.push(held);
  else await held.remove();
}

/** A copy of the migrated database of a running cluster: a free one of this process, or a new one. */
export async function keptBranch(clusterUrl: string): Promise<KeptBranch> {
  const held = free.pop() ?? (await begin(clusterUrl));
  return { ...held, release: () => putBack(held) };
}
