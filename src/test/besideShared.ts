import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { ROOT } from '#local/project.ts';

/**
 * Tests on what lies in a folder of `../shared`: recorded answers, real results. Where it is not beside the checkout
 * they are one skipped test that says so, however many they are; what they claim of the code is proven on records of
 * our own beside them.
 * @param tests given the folder's path; tests of one group share what they read
 */
export function besideShared(folder: string, name: string, tests: (path: string) => void): void {
  const path = join(ROOT, '../shared', folder);
  if (existsSync(path)) describe(name, () => tests(path));
  else test.skip(`${name} (skipped: ../shared/${folder} is missing)`);
}
