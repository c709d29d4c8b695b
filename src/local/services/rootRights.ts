import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Capabilities that root needs to run a program as another user, by their bit in Linux (linux/capability.h). */
const NEEDED: Readonly<Record<string, bigint>> = {
  CHOWN: 0n,
  DAC_OVERRIDE: 1n,
  KILL: 5n,
  SETGID: 6n,
  SETUID: 7n,
};

/** Capabilities that root lacks on this machine, for example in a restricted container; none if unknown. */
export async function missingRights(): Promise<string[]> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const [, hex] = /^CapEff:\s*([0-9a-f]+)$/m.exec(status) ?? [];
  if (hex === undefined) return [];
  const held = BigInt(`0x${hex}`);
  return Object.keys(NEEDED).filter((name) => ((held >> (NEEDED[name] ?? 0n)) & 1n) === 0n);
}

/** Whether root can become a user: not one unknown to its namespace. */
export async function canBecome(user: { uid: number; gid: number }): Promise<boolean> {
  try {
    await promisify(execFile)('true', [], { ...user, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
