import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LOCAL } from './project.ts';

/** What starts, builds and tests put into a folder of data; and what they leave there when they are killed. */
const OURS =
  /^(?:lock(?:\.\d+)?|postgres|keys\.json|vapid\.json|time-authority\.json|ledger-key\.json|stack\.json|stripe\.json|builds|dist|e2e|browsers|\.\d+\..+)$/;

/**
 * Removes our data and their folder. Where `SIMCAST_DATA_DIR` names a folder that holds other things too, those and the folder
 * stay.
 * @returns the names that stay
 */
export async function removeData(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  const foreign = folder === DEFAULT_LOCAL ? [] : names.filter((name) => !OURS.test(name));
  const all = { recursive: true, force: true } as const;
  if (foreign.length === 0) {
    await rm(folder, all);
    return [];
  }
  for (const name of names) if (!foreign.includes(name)) await rm(join(folder, name), all);
  return foreign;
}
