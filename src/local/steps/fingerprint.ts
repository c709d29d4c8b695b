import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Files from which the pages are built. */
export const FINGERPRINTED = [
  'src',
  'public',
  'docs/ledger.md',
  'docs/verify_ledger.py',
  'docs/verify_beacon.py',
  'docs/recompute_record.py',
  'docs/settlement.md',
  'astro.config.mjs',
  'package-lock.json',
  'package.json',
];
/** Files that do not affect the pages. */
const LEFT_OUT = /^src\/(?:local|test)(?:\/|$)|\.test\.tsx?$/;

/** Whether a file affects the pages. `path` is relative to the project. */
export const isInput = (path: string): boolean => !LEFT_OUT.test(path.replaceAll('\\', '/'));

async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** A hash of the content of every file the pages are built from. */
export async function sourcesHash(root: string): Promise<string> {
  const files = (
    await Promise.all(FINGERPRINTED.map((input) => filesOf(join(root, input))))
  ).flat();
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const name = relative(root, file).replaceAll('\\', '/');
    if (!isInput(name)) continue;
    const content = await readFile(file);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
