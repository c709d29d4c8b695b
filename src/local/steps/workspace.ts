import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DEFAULT_LOCAL, DRAFTS, LOCAL, ROOT } from '../project.ts';
import { scratch } from '../scratch.ts';
import { FINGERPRINTED, isInput } from './fingerprint.ts';

/** Files that Astro reads for the build, besides the pages' sources. */
const FILES = [...FINGERPRINTED, 'tsconfig.json'];

/**
 * A folder with a copy of the pages' sources and links to the packages: Astro writes next to its sources and looks for packages
 * there, which is impossible for a read-only checkout or two builds at a time.
 */
async function copyInto(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  // Ends the search for ignore files here: the project's may name this very folder, and no style would be found.
  await writeFile(join(folder, '.git'), '');
  for (const name of FILES) {
    if (!existsSync(join(ROOT, name))) continue;
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => isInput(relative(ROOT, path)),
    });
  }
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    await symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
}

/**
 * Runs a build in a folder where Astro may work: the project or, if the data are elsewhere, one next to them, removed afterward.
 */
export async function inWorkspace<T>(build: (folder: string) => Promise<T>): Promise<T> {
  if (LOCAL === DEFAULT_LOCAL) return build(ROOT);
  const folder = join(DRAFTS, `${process.pid}.workspace`);
  const remove = scratch(folder);
  try {
    await copyInto(folder);
    return await build(folder);
  } finally {
    await remove();
  }
}
