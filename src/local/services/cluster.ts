import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DISK_FULL, PlainError } from '../plainError.ts';
import { scratch, scratchName, sweepScratch } from '../scratch.ts';
import { startChild } from './child.ts';
import { enterFolder, giveTo, type ProcessIdentity } from './unprivileged.ts';

/** Only this machine can reach the database; the password merely prevents other users' mistakes. */
export const POSTGRES_PASSWORD = 'postgres';

const DRAFT = 'new-cluster';
/** A file next to a new cluster, while the cluster is being created. */
const PASSWORD_FILE = 'password';

const INITDB_FLAGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // PostgreSQL's own C.UTF-8, which sorts the same on every operating system.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // The same setting as the server's: not through /dev/shm.
  '--set=dynamic_shared_memory_type=mmap',
  '--no-sync',
  '--no-instructions',
];

/** Creates a new cluster next to its place and moves it there when complete, so that an interruption leaves nothing half-made. */
export async function ensureCluster(
  dataDir: string,
  program: string,
  identity: ProcessIdentity,
): Promise<void> {
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0) {
    await giveTo(identity, dataDir);
    return;
  }
  await sweepScratch(dirname(dataDir), DRAFT);
  const draft = join(dirname(dataDir), scratchName(DRAFT));
  const removeDraft = scratch(draft);
  const cluster = join(draft, 'postgres');
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  try {
    await writeFile(join(draft, PASSWORD_FILE), `${POSTGRES_PASSWORD}\n`);
    await giveTo(identity, draft);
    await initdb(cluster, program, identity);
    await rm(dataDir, { recursive: true, force: true });
    await rename(cluster, dataDir);
  } finally {
    await removeDraft();
  }
}

async function initdb(cluster: string, program: string, identity: ProcessIdentity): Promise<void> {
  const { path, options } = enterFolder(identity, cluster);
  const flags = [`--pgdata=${path}`, `--pwfile=${path}/../${PASSWORD_FILE}`, ...INITDB_FLAGS];
  const child = await startChild(program, flags, options);
  await child.exited;
  if (child.process.exitCode === 0) return;
  if (/no space left|disk quota exceeded/i.test(child.log())) throw new PlainError(DISK_FULL);
  const reason = /error:\s*(.+)/i.exec(child.log())?.[1] ?? 'it was stopped';
  throw new PlainError(
    `The database could not be created in ${dirname(dirname(cluster))} (${reason}): correct that, then run the command again.`,
  );
}
