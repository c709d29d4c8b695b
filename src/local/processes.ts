import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { listing } from './listing.ts';

const run = promisify(execFile);

/** The command line of a running process; undefined when there is none, or only its remains. */
export async function commandOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux')
      return (
        (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim() || undefined
      );
    const [program, ...args] = listing(process.platform, pid);
    return (await run(program, args)).stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
