import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { FileError } from '../data/readRows.ts';

/**
 * Cells of FOLDER/plays/NAME.csv.gz line by line, without the header: millions of rows are too many for objects of them all.
 * @param columns the header, which must be this one
 * Throws a FileError if the file is missing or has other columns.
 */
export function* playLines(
  folder: string,
  name: string,
  columns: string,
): Generator<readonly string[]> {
  const path = join(folder, 'plays', `${name}.csv.gz`);
  const bytes = unzipped(path);
  let from = bytes.indexOf('\n') + 1;
  if (bytes.toString('utf8', 0, from).trim() !== columns) throw new FileError(`${path}: columns`);
  while (from < bytes.length) {
    const end = bytes.indexOf('\n', from);
    const to = end < 0 ? bytes.length : end;
    yield bytes.toString('utf8', from, to).trim().split(',');
    from = to + 1;
  }
}

function unzipped(path: string): Buffer {
  try {
    return gunzipSync(readFileSync(path));
  } catch (cause) {
    throw new FileError(`${path}: missing, or cannot be read as a gzip file`, { cause });
  }
}
