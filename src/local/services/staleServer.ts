import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commandOf } from '../processes.ts';

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function ended(pid: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (exists(pid)) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

/**
 * Clears what a killed start left in a data folder that nobody else uses: a surviving server is shut down, and a pid file without
 * its process (or with another program's number) is removed.
 */
export async function clearStaleServer(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Number.parseInt(text, 10);
  if (Number.isInteger(pid) && pid > 1 && (await commandOf(pid))?.includes(dataDir)) {
    process.kill(pid, 'SIGINT');
    if (!(await ended(pid, 10_000))) process.kill(pid, 'SIGQUIT');
    await ended(pid, 5_000);
  }
  await rm(pidFile, { force: true });
}
