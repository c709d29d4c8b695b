import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** What root needs to run a program as another user, by its bit in the capabilities of Linux (linux/capability.h). */
const NEEDED: Readonly<Record<string, bigint>> = {
  CHOWN: 0n,
  DAC_OVERRIDE: 1n,
  KILL: 5n,
  SETGID: 6n,
  SETUID: 7n,
};

/** The rights that root lacks on this machine, as in a container that took them; none where that cannot be known. */
export async function missingRights(): Promise<string[]> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const [, hex] = /^CapEff:\s*([0-9a-f]+)$/m.exec(status) ?? [];
  if (hex === undefined) return [];
  const held = BigInt(`0x${hex}`);
  return Object.keys(NEEDED).filter((name) => ((held >> (NEEDED[name] ?? 0n)) & 1n) === 0n);
}

/** Whether root can become a user at all: one that its namespace does not know, it cannot. */
export async function canBecome(user: { uid: number; gid: number }): Promise<boolean> {
  try {
    await promisify(execFile)('true', [], { ...user, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
