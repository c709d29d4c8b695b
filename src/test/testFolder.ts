import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of the running test file. */
const made: string[] = [];

/** A new folder among the system's temporary files, removed when its test file ends. */
export function testFolder(what: string): string {
  const path = mkdtempSync(join(tmpdir(), `simcast-${what}-`));
  made.push(path);
  return path;
}

/** Removes the folders of a finished test file. */
export function removeTestFolders(): void {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
}
