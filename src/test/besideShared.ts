import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { ROOT } from '#local/project.ts';

/**
 * Tests on data in a folder of `../shared`: recorded answers, real results. Without that folder, they become one
 * skipped test that says so; what they claim about the code is also proven on our own records.
 * @param tests given the folder's path; tests of one group share what they read
 */
export function besideShared(folder: string, name: string, tests: (path: string) => void): void {
  const path = join(ROOT, '../shared', folder);
  if (existsSync(path)) describe(name, () => tests(path));
  else test.skip(`${name} (skipped: ../shared/${folder} is missing)`);
}
