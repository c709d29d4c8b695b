import { rmSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOf } from './processes.ts';

/** Things that must not outlive this process. */
const ours = new Set<string>();
process.on('exit', () => {
  for (const path of ours) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // Still in use by something that ends with us: the next start removes it.
    }
  }
});

/** The name of a scratch folder identifies its process. */
export const scratchName = (what: string): string => `.${process.pid}.${what}`;

/**
 * Registers a path to be removed at the latest when this process ends, in any way except SIGKILL.
 * @returns a function that removes it now
 */
export function scratch(path: string): () => Promise<void> {
  ours.add(path);
  return async () => {
    await rm(path, { recursive: true, force: true, maxRetries: 5 });
    ours.delete(path);
  };
}

/** Removes our scratch folders whose processes are gone, because they were killed. */
export async function sweepScratch(folder: string, what: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, pid, rest] = /^\.(\d+)\.([^.].*)$/.exec(name) ?? [];
    if (rest !== what && !rest?.startsWith(`${what}.`)) continue;
    const path = join(folder, name);
    const there = await lstat(path).catch(() => undefined);
    // Windows knows no owner by number.
    const isOurs = there && (!process.getuid || there.uid === process.getuid());
    if (!isOurs || (await commandOf(Number(pid))) !== undefined) continue;
    await rm(path, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A new scratch folder in the system's temporary folder, with a function that removes it early. */
export async function temporaryFolder(
  what: string,
): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  await sweepScratch(tmpdir(), what);
  const path = await mkdtemp(join(tmpdir(), `${scratchName(what)}.`));
  return { path, remove: scratch(path) };
}
