import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of the test file that runs. */
const made: string[] = [];

/** A new folder among the system's temporary files, which is gone once its test file has ended. */
export function testFolder(what: string): string {
  const path = mkdtempSync(join(tmpdir(), `simcast-${what}-`));
  made.push(path);
  return path;
}

/** Removes the folders of a file that has ended. */
export function removeTestFolders(): void {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
}
