import { execFile } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PlainError } from '../plainError.ts';

const run = promisify(execFile);

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** How to run a program that refuses to run as root. */
export interface Identity {
  /** The user that must own its files; absent where that is the one we are. */
  readonly owner?: Owner;
  /** Put before the command line, where the user could not otherwise reach the files; it changes the user itself. */
  readonly wrapper: readonly string[];
}

async function idOf(user: string): Promise<Owner | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** Whether every folder above `path` may be entered by anyone. */
async function reachableByAll(path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * PostgreSQL refuses to run as root, so root runs it as `postgres`, or as `nobody` where there is no such user;
 * no user is created. Below a closed folder such as /root, `setpriv` lends it the right to pass through.
 */
export async function unprivileged(paths: readonly string[]): Promise<Identity> {
  if (process.getuid?.() !== 0) return { wrapper: [] };
  const owner = (await idOf('postgres')) ?? (await idOf('nobody'));
  if (owner === undefined || owner.uid === 0) {
    throw new PlainError(
      'PostgreSQL does not run as root and this machine has no user "postgres" or "nobody": run the command as an ordinary user.',
    );
  }
  const reachable = await Promise.all(paths.map(reachableByAll));
  if (reachable.every(Boolean)) return { owner, wrapper: [] };
  const wrapper = [
    'setpriv',
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  const [command, ...args] = wrapper;
  const works = command !== undefined && (await run(command, [...args, 'true']).catch(() => null));
  if (!works) {
    throw new PlainError(
      'PostgreSQL does not run as root, and the user it would run as cannot reach this folder: move the project to a folder everyone may enter, or run the command as an ordinary user.',
    );
  }
  return { owner, wrapper };
}

/** The spawn options that go with it. */
export const asIdentity = ({ owner, wrapper }: Identity): { uid?: number; gid?: number } =>
  wrapper.length === 0 && owner !== undefined ? { ...owner } : {};

/** Gives a folder and all in it to the identity's user; nothing to do for an ordinary user. */
export async function giveTo({ owner }: Identity, folder: string): Promise<void> {
  if (owner === undefined || (await stat(folder)).uid === owner.uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(join(folder, entry), owner.uid, owner.gid);
  }
  await chown(folder, owner.uid, owner.gid);
}
