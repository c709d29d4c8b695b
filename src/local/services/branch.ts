import { randomBytes } from 'node:crypto';
import { connectDatabase } from './query.ts';

/** Environment: connection string of the superuser of a running cluster that holds `TEMPLATE`. */
export const TEST_CLUSTER = 'SIMCAST_TEST_CLUSTER';
/** The template there: migrated, without open connections, so that it can be copied. */
export const TEMPLATE = 'migrated';

/** A private database. */
interface Branch {
  readonly url: string;
  /** Removes it, even with open connections. */
  readonly stop: () => Promise<void>;
}

/** A copy of the migrated database of a running cluster, in a tenth of a second. */
export async function branchOf(clusterUrl: string): Promise<Branch> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(clusterUrl);
  url.pathname = name;
  const admin = connectDatabase(clusterUrl);
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  return {
    url: url.href,
    stop: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.stop();
    },
  };
}
