import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { DISK_FULL, PlainError } from '../plainError.ts';
import { type Child, startChild } from './child.ts';
import { ensureCluster, POSTGRES_PASSWORD } from './cluster.ts';
import { freePort, LOOPBACK } from './freePort.ts';
import { postgresBinaries } from './postgresBinaries.ts';
import { clearStaleServer } from './staleServer.ts';
import { enter, unprivileged } from './unprivileged.ts';

export interface Postgres {
  /** Connection string of the superuser. */
  readonly url: string;
  readonly port: number;
  /** Shuts down and keeps the data. */
  readonly stop: () => Promise<void>;
}

export interface PostgresOptions {
  /** Made, with a new cluster in it, when absent or empty; nobody else may use it meanwhile. */
  readonly dataDir: string;
  /** Default: any free one. */
  readonly port?: number;
  /** Answers before writes reach the disk: for data that is thrown away. */
  readonly throwAway?: boolean;
}

const READY = 'database system is ready to accept connections';

const SETTINGS = [
  `listen_addresses=${LOOPBACK}`,
  'unix_socket_directories=',
  'timezone=UTC',
  'lc_messages=C',
  'max_connections=50',
  'jit=off',
  // Not through /dev/shm, which is small or missing in many containers.
  'dynamic_shared_memory_type=mmap',
];
/** Of our own, without effect: its command line names the folder, by which a server that outlived its start is found. */
const FOLDER_SETTING = 'simcast.folder';
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts PostgreSQL on the loopback address. Throws a PlainError when it cannot. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataDir = resolve(options.dataDir);
  await mkdir(dirname(dataDir), { recursive: true });
  const identity = await unprivileged();
  const binaries = await postgresBinaries(identity);
  await ensureCluster(dataDir, binaries, identity);
  await clearStaleServer(dataDir);

  const port = options.port ?? (await freePort());
  const settings = [
    ...SETTINGS,
    ...(options.throwAway ? THROW_AWAY : []),
    `${FOLDER_SETTING}=${dataDir}`,
  ];
  const { path, options: entered } = enter(identity, dataDir);
  const flags = ['-D', path, '-p', String(port), ...settings.flatMap((s) => ['-c', s])];
  let ready: () => void = () => {};
  const isReady = new Promise<boolean>((done) => {
    ready = () => done(true);
  });
  const child = await startChild(binaries.postgres, flags, entered, (log) => {
    if (log.includes(READY)) ready();
  });
  const up = await Promise.race([isReady, child.exited.then(() => false)]);
  if (!up) throw failure(child, dataDir, port);
  return {
    url: `postgres://postgres:${POSTGRES_PASSWORD}@${LOOPBACK}:${port}/postgres`,
    port,
    stop: () => child.stop('SIGINT', 'SIGQUIT'),
  };
}

function failure(child: Child, dataDir: string, port: number): PlainError {
  const log = child.log();
  if (/no space left|disk quota exceeded/i.test(log)) return new PlainError(DISK_FULL);
  if (/address already in use/i.test(log)) {
    return new PlainError(`Port ${port} for the database is taken by another program: try again.`);
  }
  const reason = /(?:PANIC|FATAL|ERROR):\s*(.+)/.exec(log)?.[1] ?? 'no reason given';
  return new PlainError(
    `The database in ${dataDir} cannot be started (${reason}): run npm run reset to begin with an empty one.`,
  );
}
