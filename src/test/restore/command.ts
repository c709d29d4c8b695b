import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#local/project.ts';

/** One thing that psql is told to do: run a statement (`-c`), or a file (`-f`). */
export type Step = { readonly statement: string } | { readonly file: string };

const COMMAND = /`(psql [^`]+)`/;
const STEP = /-(?:c "([^"]+)"|f (\S+))/g;

/** How docs/operations.md says that a dump is restored: psql's steps, in one transaction. */
export function restoreSteps(): readonly Step[] {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [, command = ''] = COMMAND.exec(page) ?? [];
  if (!command.includes('--single-transaction')) throw new Error(`not all or nothing: ${command}`);
  if (!command.includes('ON_ERROR_STOP=1')) throw new Error(`goes on after an error: ${command}`);
  return Array.from(command.matchAll(STEP), ([, statement, file = '']) =>
    statement === undefined ? { file } : { statement },
  );
}
