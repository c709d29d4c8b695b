import { join, relative, resolve } from 'node:path';

/** The project's folders. */
export const ROOT = join(import.meta.dirname, '../..');
/** The project's own Node: a program on Windows, where the one in `.bin` is a command file. */
export const OWN_NODE = join(
  ROOT,
  process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/.bin/node',
);
/** Default location of the data. */
export const DEFAULT_LOCAL = join(ROOT, '.local');
/** Where the data of this machine lives: `SIMCAST_DATA_DIR`, or `.local`. */
export const LOCAL = resolve(process.env.SIMCAST_DATA_DIR || DEFAULT_LOCAL);
/** Unfinished builds: on the finished one's file system, so that they can replace it in one move. */
export const DRAFTS = join(LOCAL, 'builds');
/** The built pages: `dist`, or next to the data if those are elsewhere, so that two starts never swap pages. */
export const DIST = join(LOCAL === DEFAULT_LOCAL ? ROOT : LOCAL, 'dist');

/** A folder's name relative to the project: `.local`, or the full path if it is elsewhere. */
export function spokenProject(folder: string): string {
  const path = relative(ROOT, folder);
  return path.startsWith('..') ? folder : path;
}
