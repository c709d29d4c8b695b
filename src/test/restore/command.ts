import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#local/project.ts';

/** One step of psql: run a statement (`-c`) or a file (`-f`). */
export type RestoreStep = { readonly statement: string } | { readonly file: string };

const COMMAND = /`(psql [^`]+)`/;
const STEP = /-(?:c "([^"]+)"|f (\S+))/g;

/** The steps of psql, in one transaction, with which docs/operations.md restores a dump. */
export function restoreSteps(): readonly RestoreStep[] {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [, command = ''] = COMMAND.exec(page) ?? [];
  if (!command.includes('--single-transaction')) throw new Error(`not all or nothing: ${command}`);
  if (!command.includes('ON_ERROR_STOP=1')) throw new Error(`goes on after an error: ${command}`);
  return Array.from(command.matchAll(STEP), ([, statement, file = '']) =>
    statement === undefined ? { file } : { statement },
  );
}
