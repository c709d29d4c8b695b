import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FileError } from '../../data/readRows.ts';

/** Where the result files lie beside the project, if nobody says. */
const USUAL = ['../shared/data', '../../shared/data'] as const;

export interface Folders {
  readonly results: string;
  readonly books: string;
}

/** The folders of results and of books' prices. Throws a FileError that says what to give if there are none. */
export function foldersOf(data: string | undefined, books: string | undefined): Folders {
  const results = data ?? USUAL.find((folder) => existsSync(join(folder, 'books')));
  const found = books ?? (results && join(results, 'books'));
  if (!found || !existsSync(found)) {
    throw new FileError(
      `${found ?? USUAL[0]}: no folder of books’ prices. Give --books DIR, or --data DIR with a folder books in it.`,
    );
  }
  return { results: results ?? join(found, '..'), books: found };
}
