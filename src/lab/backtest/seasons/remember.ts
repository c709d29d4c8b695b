import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../fit/write.ts';

/** Makes something slow once: with a folder, later runs read what an earlier one left there under the same name. */
export type Remember = <T>(name: string, make: () => T) => T;

/**
 * Keeps results as JSON files in a folder. A name must tell everything that the result depends on; whoever changes the code that
 * makes it empties the folder.
 * @param folder absent: nothing is kept
 */
export const rememberIn =
  (folder: string | undefined): Remember =>
  (name, make) => {
    if (folder === undefined) return make();
    const path = join(folder, `${name}.json`);
    if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
    const made = make();
    mkdirSync(folder, { recursive: true });
    writeWhole(path, JSON.stringify(made));
    return made;
  };
