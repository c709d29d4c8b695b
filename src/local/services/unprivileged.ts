import { execFile } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PlainError } from '../plainError.ts';
import { canBecome, missingRights } from './rootRights.ts';

const run = promisify(execFile);

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** How to run a program that refuses to run as root. */
export interface ProcessIdentity {
  /** The user that runs it and owns its files; absent if that is the current user. */
  readonly owner?: Owner;
}

async function idOf(user: string): Promise<Owner | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL refuses to run as root, so root runs it as `postgres`, or as `nobody` if there is no such user; no user is created.
 */
export async function unprivileged(): Promise<ProcessIdentity> {
  if (process.getuid?.() !== 0) return {};
  const owner = (await idOf('postgres')) ?? (await idOf('nobody'));
  if (owner === undefined || owner.uid === 0) {
    throw new PlainError(
      'PostgreSQL does not run as root and this machine has no user "postgres" or "nobody": run the command as an ordinary user.',
    );
  }
  const missing = await missingRights();
  if (missing.length === 0 && (await canBecome(owner))) return { owner };
  const rights = missing.length > 0 ? ` (it lacks ${missing.join(', ')})` : '';
  throw new PlainError(
    `PostgreSQL does not run as root, and root may not run it as another user here${rights}: run the command as an ordinary user.`,
  );
}

/** A folder's path for a program, and the required spawn options. */
interface Entered {
  readonly path: string;
  readonly options: { readonly cwd: string; readonly uid?: number; readonly gid?: number };
}

/**
 * A folder as the identity's program sees it. Another user may be unable to pass the folders above it, as below /root; so root
 * enters it first and becomes that user inside, with the folder as working directory.
 */
export function enterFolder({ owner }: ProcessIdentity, folder: string): Entered {
  if (owner === undefined) return { path: folder, options: { cwd: '/' } };
  const path = process.platform === 'linux' ? '/proc/self/cwd' : folder;
  return { path, options: { ...owner, cwd: folder } };
}

/** Gives a folder and its content to the identity's user; nothing to do for an ordinary user. */
export async function giveTo({ owner }: ProcessIdentity, folder: string): Promise<void> {
  if (owner === undefined || (await stat(folder)).uid === owner.uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(join(folder, entry), owner.uid, owner.gid);
  }
  await chown(folder, owner.uid, owner.gid);
}
