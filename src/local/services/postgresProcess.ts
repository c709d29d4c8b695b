import { DISK_FULL, PlainError } from '../plainError.ts';
import { type Child, startChild } from './child.ts';
import { PortTaken } from './freePort.ts';
import { LOOPBACK } from './loopback.ts';
import { clearStaleServer } from './staleServer.ts';
import { enterFolder, type ProcessIdentity } from './unprivileged.ts';

interface PostgresProcessOptions {
  readonly program: string;
  readonly identity: ProcessIdentity;
  /** Holds a cluster. */
  readonly dataDir: string;
  readonly port: number;
  readonly throwAway: boolean;
}

const READY = 'database system is ready to accept connections';
/** If it is not ready by then, for example from recovering after a crash, it never will be. */
const READY_WITHIN_MS = 300_000;

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
/** Our own setting without effect: it puts the folder on the command line, by which a surviving server is found. */
const FOLDER_SETTING = 'simcast.folder';
/** Some test files at a time share one server, each with PostgREST's ten connections, sign-in's six and its own. */
const THROW_AWAY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];

/** Starts the server on a cluster that nobody else may use, and returns it when ready. Throws a PlainError if it cannot. */
export async function startPostgresProcess(options: PostgresProcessOptions): Promise<Child> {
  const { program, identity, dataDir, port, throwAway } = options;
  await clearStaleServer(dataDir);
  const settings = [...SETTINGS, ...(throwAway ? THROW_AWAY : []), `${FOLDER_SETTING}=${dataDir}`];
  const { path, options: entered } = enterFolder(identity, dataDir);
  const flags = ['-D', path, '-p', String(port), ...settings.flatMap((s) => ['-c', s])];
  const ready = Promise.withResolvers<boolean>();
  const child = await startChild(program, flags, entered, (log) => {
    if (log.includes(READY)) ready.resolve(true);
  });
  const timer = setTimeout(() => ready.resolve(false), READY_WITHIN_MS);
  const up = await Promise.race([ready.promise, child.exited.then(() => false)]);
  clearTimeout(timer);
  if (up) return child;
  await stopPostgresProcess(child);
  throw failure(child, dataDir, port);
}

/** Shuts down and keeps the data. */
export const stopPostgresProcess = (child: Child): Promise<void> => child.stop('SIGINT', 'SIGQUIT');

/** PostgreSQL's words for a folder of data that it cannot use any more. */
const DAMAGE =
  /pg_control|checkpoint|not a valid data directory|incompatible|corrupt|invalid (?:page|data)|could not (?:open|read|stat) (?:file|directory)|could not access the server configuration/i;

function failure(child: Child, dataDir: string, port: number): PlainError {
  const log = child.log();
  if (/no space left|disk quota exceeded/i.test(log)) return new PlainError(DISK_FULL);
  if (/address already in use/i.test(log)) return new PortTaken(port, 'the database');
  // What is wrong before the server has a log is on a line of its own: "postgres: could not access …".
  const reason =
    /(?:PANIC|FATAL|ERROR):\s*(.+)/.exec(log)?.[1] ??
    /^postgres: (.+)/m.exec(log)?.[1] ??
    'no reason given';
  const remedy = DAMAGE.test(reason)
    ? 'run npm run reset to begin with an empty one, since its files are damaged.'
    : 'correct that, then run the command again. The data are untouched.';
  return new PlainError(`The database in ${dataDir} cannot be started (${reason}): ${remedy}`);
}
