import { join, relative, resolve } from 'node:path';

/** The project's folders. */
export const ROOT = join(import.meta.dirname, '../..');
/** Where the data live unless told otherwise. */
export const DEFAULT_LOCAL = join(ROOT, '.local');
/** Where the data of this machine lives: `SIMCAST_DATA_DIR`, or `.local`. */
export const LOCAL = resolve(process.env.SIMCAST_DATA_DIR || DEFAULT_LOCAL);
/** Unfinished builds: on the file system of the finished one, so that it takes its place in one move. */
export const DRAFTS = join(LOCAL, 'builds');
/** The built pages: `dist`, or with data of its own a folder beside them, so that two starts never swap pages. */
export const DIST = join(LOCAL === DEFAULT_LOCAL ? ROOT : LOCAL, 'dist');

/** A folder as one would name it from the project: `.local`, or whole where it lies elsewhere. */
export function spoken(folder: string): string {
  const path = relative(ROOT, folder);
  return path.startsWith('..') ? folder : path;
}
