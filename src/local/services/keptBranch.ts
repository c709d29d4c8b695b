import { createCleanup } from '../cleanup.ts';
import { type Branch, branchOf } from './branch.ts';
import { type Keys, newKeys } from './keys.ts';
import { type Postgrest, startPostgrest } from './postgrest.ts';
import { type Pristine, pristineOf, restore } from './pristine.ts';
import { connect } from './query.ts';

/** A private database behind a PostgREST of its own. */
export interface KeptBranch {
  readonly url: string;
  readonly postgrestUrl: string;
  readonly keys: Keys;
  /** Makes it what it was, for the next that asks; removes it if that cannot be. */
  readonly release: () => Promise<void>;
}

interface Held {
  readonly branch: Branch;
  readonly postgrest: Postgrest;
  readonly keys: Keys;
  readonly was: Pristine;
}

/** More at a time are for one test only. */
const MOST_KEPT = 2;
/** Of this process, for all its test files: a PostgREST takes a second to start, and its connections are warm. */
const free: Held[] = [];

async function begin(clusterUrl: string): Promise<Held> {
  const cleanup = createCleanup();
  try {
    const branch = await branchOf(clusterUrl);
    await cleanup.add(branch.stop);
    const { query, stop } = connect(branch.url);
    const was = await pristineOf(query).finally(stop);
    const keys = newKeys();
    const postgrest = await startPostgrest({ databaseUrl: branch.url, jwtSecret: keys.jwt });
    return { branch, postgrest, keys, was };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function isRestored({ branch, was }: Held): Promise<boolean> {
  const { transact, stop } = connect(branch.url);
  return restore(transact, was).finally(stop);
}

async function putBack(held: Held): Promise<void> {
  if (free.length < MOST_KEPT && (await isRestored(held).catch(() => false))) free.push(held);
  else {
    await held.postgrest.stop();
    await held.branch.stop();
  }
}

/** A copy of the migrated database of a running cluster: a free one of this process, or a new one. */
export async function keptBranch(clusterUrl: string): Promise<KeptBranch> {
  const held = free.pop() ?? (await begin(clusterUrl));
  return {
    url: held.branch.url,
    postgrestUrl: held.postgrest.url,
    keys: held.keys,
    release: () => putBack(held),
  };
}
