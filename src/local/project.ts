import { join, resolve } from 'node:path';

/** The project's folders. */
export const ROOT = join(import.meta.dirname, '../..');
const DEFAULT = join(ROOT, '.local');
/** Where the data of this machine lives: `SIMCAST_DATA_DIR`, or `.local`. */
export const LOCAL = resolve(process.env.SIMCAST_DATA_DIR || DEFAULT);
/** Unfinished builds: on the file system of the finished one, so that it takes its place in one move. */
export const DRAFTS = join(LOCAL, 'builds');
/** The built pages: `dist`, or with data of its own a folder beside them, so that two starts never swap pages. */
export const DIST = join(LOCAL === DEFAULT ? ROOT : LOCAL, 'dist');
