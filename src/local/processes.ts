import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The command line of a running process; undefined when there is none, or only its remains. */
export async function commandOf(pid: number): Promise<string | undefined> {
  try {
    const text =
      process.platform === 'linux'
        ? (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
        : (await run('ps', ['-p', String(pid), '-o', 'command='])).stdout;
    return text.trim() || undefined;
  } catch {
    return undefined;
  }
}
