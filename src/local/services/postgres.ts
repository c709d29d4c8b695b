import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { PlainError } from '../plainError.ts';
import { ensureCluster, POSTGRES_PASSWORD } from './cluster.ts';
import { onFreePort } from './freePort.ts';
import { keepUp } from './keepUp.ts';
import { inUrl, LOOPBACK } from './loopback.ts';
import { postgresBinaries } from './postgresBinaries.ts';
import { startPostgresProcess, stopPostgresProcess } from './postgresProcess.ts';
import { unprivileged } from './unprivileged.ts';

interface Postgres {
  /** Connection string of the superuser. */
  readonly url: string;
  readonly port: number;
  /** Shuts down and keeps the data. */
  readonly stop: () => Promise<void>;
}

interface PostgresOptions {
  /** Created, with a new cluster, if absent or empty; nobody else may use it meanwhile. */
  readonly dataDir: string;
  /** Answers before writes reach the disk: for disposable data. */
  readonly throwAway?: boolean;
  /** Restarts it at the same address when it dies; called if that does not help. */
  readonly onLost?: ((error: PlainError) => void) | undefined;
  /** After running this long, it may die as often again. Default: a minute. */
  readonly steadyMs?: number | undefined;
}

/** Starts PostgreSQL on the loopback address. Throws a PlainError when it cannot. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { throwAway = false, onLost, steadyMs } = options;
  const dataDir = resolve(options.dataDir);
  await mkdir(dirname(dataDir), { recursive: true });
  const identity = await unprivileged();
  const { initdb, postgres } = await postgresBinaries(identity);
  await ensureCluster(dataDir, initdb, identity);

  const begin = (port: number) =>
    startPostgresProcess({ program: postgres, identity, dataDir, port, throwAway });
  const { child, port } = await onFreePort(async (free) => ({
    child: await begin(free),
    port: free,
  }));
  const stop = stopPostgresProcess;
  const name = 'The database';
  return {
    url: `postgres://postgres:${POSTGRES_PASSWORD}@${inUrl(LOOPBACK)}:${port}/postgres`,
    port,
    stop: onLost
      ? keepUp(child, { name, begin: () => begin(port), stop, onLost, steadyMs })
      : () => stop(child),
  };
}
