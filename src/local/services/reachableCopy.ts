import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isDiskFull, PlainError } from '../plainError.ts';
import { scratch, scratchName, sweepScratch } from '../scratch.ts';
import type { ProcessIdentity } from './unprivileged.ts';

const run = promisify(execFile);

/** The first is cleaned up less often; the second may be set by TMPDIR. */
const PLACES = ['/var/tmp', tmpdir()];

/** Whether the identity's user can run PostgreSQL from a folder, and read everything it needs. */
async function isUsable(folder: string, { owner }: ProcessIdentity): Promise<boolean> {
  const script = '"$0/bin/postgres" --version && cat "$0"/share/postgresql/postgres.bki';
  return run('sh', ['-c', `${script} >/dev/null`, folder], { ...owner, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

const namesIn = async (folder: string): Promise<string> =>
  (await readdir(folder, { recursive: true })).sort().join('\n');

/** Whether only root can have written or changed what a path leads to. */
async function isRootsAlone(path: string): Promise<boolean> {
  const { mode, uid } = await lstat(path);
  if (uid !== 0 || (mode & 0o022) !== 0) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const above = await lstat(folder);
    const isSticky = (above.mode & 0o1000) !== 0;
    if (above.uid !== 0 || ((above.mode & 0o022) !== 0 && !isSticky)) return false;
    if (folder === dirname(folder)) return true;
  }
}

async function copyTo(draft: string, from: string): Promise<void> {
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const isProgram = entry.isDirectory() || ((await lstat(path)).mode & 0o100) !== 0;
    await chmod(path, isProgram ? 0o755 : 0o644);
  }
  await chmod(draft, 0o755);
}

/** Puts a copy in place once complete. Throws if that is impossible. */
async function placeCopy(
  copy: string,
  from: string,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const [place, name] = [dirname(copy), basename(copy)];
  await sweepScratch(place, name);
  const draft = join(place, scratchName(name));
  await mkdir(draft, { mode: 0o700 });
  const removeDraft = scratch(draft);
  try {
    await copyTo(draft, from);
    // Another start of ours may have been faster.
    if (await isReady()) return;
    if (await isRootsAlone(copy).catch(() => false)) await rm(copy, { recursive: true });
    await rename(draft, copy);
  } finally {
    await removeDraft();
  }
}

/**
 * A folder with PostgreSQL's programs that the identity's user can run: the installed one or, if that is in a folder closed to
 * the user, like /root, a copy that stays for later starts. `name` identifies the version.
 */
export async function reachable(
  installed: string,
  name: string,
  identity: ProcessIdentity,
  places: readonly string[] = PLACES,
): Promise<string> {
  if (identity.owner === undefined || (await isUsable(installed, identity))) return installed;
  const wanted = await namesIn(installed);
  let full: unknown;
  for (const place of places) {
    const copy = join(place, name);
    const isReady = async () => {
      const isOurs = await isRootsAlone(copy).catch(() => false);
      return isOurs && (await namesIn(copy)) === wanted && isUsable(copy, identity);
    };
    if (await isReady()) return copy;
    try {
      await placeCopy(copy, installed, isReady);
    } catch (error) {
      // Read-only, full, or taken by somebody else: try the next place.
      if (isDiskFull(error)) full = error;
    }
    if (await isReady()) return copy;
  }
  if (full !== undefined) throw full;
  throw new PlainError(
    `PostgreSQL does not run as root, and the user it would run as can reach its program neither in this folder nor in ${places.join(' or ')}: move the project to a folder everyone may enter, or run the command as an ordinary user.`,
  );
}
