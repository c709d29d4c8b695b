import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, PlainError } from './plainError.ts';

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/**
 * Makes a folder and those above it, unless they are there. Node's own way (`recursive`) tries for ever where the system makes
 * nothing, as in /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await isFolder(path))) return;
    if (errorCode(error) !== 'ENOENT') throw error;
    if (await isFolder(dirname(path)))
      throw new PlainError(
        `No folder can be made at ${path}, which is the system’s own place: set SIMCAST_DATA_DIR to a folder on a disk.`,
      );
    await makeFolder(dirname(path));
    await makeFolder(path);
  }
}
