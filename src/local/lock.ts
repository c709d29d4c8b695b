import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './makeFolder.ts';
import { PlainError } from './plainError.ts';
import { commandOf } from './processes.ts';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** The process holding a folder's lock; undefined if there is none, or it is gone. */
export async function lockHolder(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'lock'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (!Number.isInteger(pid) || pid < 2) return undefined;
  // Its number may belong to another program by now.
  const command = await commandOf(pid);
  return command !== undefined && /node|vitest/.test(command) ? pid : undefined;
}

/**
 * Locks a folder for this process, until the returned function is called. Throws a PlainError while another live process holds
 * it.
 */
export async function takeLock(folder: string): Promise<() => Promise<void>> {
  await makeFolder(folder);
  const file = join(folder, 'lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await writeFile(file, `${process.pid}\n`, { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    const holder = await lockHolder(folder);
    if (holder !== undefined) throw alreadyRunning(holder);
    // Renaming it instead of removing it lets only one of two simultaneous starts clear a dead one's lock.
    const stale = join(folder, `lock.${process.pid}`);
    await rename(file, stale).catch(() => {});
    await rm(stale, { force: true });
  }
  throw alreadyRunning(undefined);
}

const alreadyRunning = (pid: number | undefined): PlainError =>
  new PlainError(
    `Simcast is already running from this folder${pid ? ` (process ${pid})` : ''}: use that one, or stop it first with Ctrl-C${pid ? ` or kill ${pid}` : ''}.`,
  );
