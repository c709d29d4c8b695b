import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import process from 'node:process';

/** Linux's folder whose files are in memory. */
const MEMORY = '/dev/shm';
/** What a run's files may take there, bytes: some databases of 30 MB at a time, a checkout, the bundles of all functions. */
const ROOM = 4 * 1024 ** 3;

const freeIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

function hasRoom(): boolean {
  try {
    return freeIn(MEMORY) > ROOM && freemem() > 2 * ROOM;
  } catch {
    // No such folder on this system.
    return false;
  }
}

/**
 * Puts the tests' temporary files in memory, where there is room: each database of a test is a thousand files, and on
 * a disk whose file system does not give a deleted file's place away at once, each next one takes a second of the kernel's time.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = MEMORY;
}
