import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

async function fromProc(pid: number): Promise<ProcessRow[]> {
  try {
    const [stat, command] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    // After the name in brackets, which may contain anything: state, parent.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z'
      ? []
      : [{ pid, parent: Number(parent), command: command.replaceAll('\0', ' ') }];
  } catch {
    return [];
  }
}

async function fromPs(): Promise<ProcessRow[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid=,command=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** Every process that runs now. */
export async function processTable(): Promise<ProcessRow[]> {
  if (process.platform !== 'linux') return fromPs();
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return (await Promise.all(pids.map((pid) => fromProc(Number(pid))))).flat();
}

/** A process's children, and theirs, and so on. */
export function descendants(table: readonly ProcessRow[], pid: number): ProcessRow[] {
  const children = table.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...descendants(table, child.pid)]);
}
