import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DISK_FULL, PlainError } from '../plainError.ts';
import { startChild } from './child.ts';
import type { PostgresBinaries } from './postgresBinaries.ts';
import { asIdentity, giveTo, type Identity } from './unprivileged.ts';

/** Only this machine can reach the database; the password keeps other users' typing mistakes out, no more. */
export const POSTGRES_PASSWORD = 'postgres';

const INITDB_FLAGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // PostgreSQL's own C.UTF-8, which sorts the same on every operating system.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-sync',
  '--no-instructions',
];

/** Makes a new cluster beside its place and moves it there when complete, so that a stop in between leaves nothing half-made. */
export async function ensureCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  identity: Identity,
): Promise<void> {
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0) {
    await giveTo(identity, dataDir);
    return;
  }
  const parent = dirname(dataDir);
  const draft = join(parent, `.${process.pid}.new-cluster`);
  const passwordFile = join(draft, '..', `.${process.pid}.password`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, `${POSTGRES_PASSWORD}\n`, { mode: 0o644 });
  try {
    await giveTo(identity, draft);
    await initdb(draft, passwordFile, binaries, identity);
    await rm(dataDir, { recursive: true, force: true });
    await rename(draft, dataDir);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

async function initdb(
  dataDir: string,
  passwordFile: string,
  binaries: PostgresBinaries,
  identity: Identity,
): Promise<void> {
  const flags = [`--pgdata=${dataDir}`, `--pwfile=${passwordFile}`, ...INITDB_FLAGS];
  const [command = binaries.initdb, ...args] = [...identity.wrapper, binaries.initdb, ...flags];
  const child = await startChild(command, args, { ...asIdentity(identity), cwd: '/' });
  await child.exited;
  if (child.process.exitCode === 0) return;
  if (/no space left|disk quota exceeded/i.test(child.log())) throw new PlainError(DISK_FULL);
  const reason = /error:\s*(.+)/i.exec(child.log())?.[1] ?? 'it was stopped';
  throw new PlainError(
    `The database could not be created in ${dirname(dataDir)} (${reason}): run npm run reset, then try again.`,
  );
}
