import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The program that prints a process's command line, where there is no /proc. */
export const listing = (
  platform: NodeJS.Platform,
  pid: number,
): readonly [program: string, ...args: string[]] =>
  platform === 'win32'
    ? [
        'powershell.exe',
        '-NoProfile',
        '-NonInteractive',
        '-Command',
        `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`,
      ]
    : ['ps', '-p', String(pid), '-o', 'command='];

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
