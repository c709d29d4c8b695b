import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { FileError, MissingFile } from '../../data/readRows.ts';

const NEWLINE = 10;

/** One row's cell by its column; empty if the file has no such column. */
type Cell = (column: string) => string;

/**
 * Rows of a gzipped CSV without quoted cells, one at a time: files of books have a million rows, so no list of them is made.
 * A row with another number of cells than the head is left out. Throws a FileError if the file is missing, no gzip, or lacks a
 * required column.
 */
export function* linesOfFile(path: string, required: readonly string[]): Generator<Cell> {
  const bytes = unzipped(path);
  let from = 0;
  let columns: ReadonlyMap<string, number> | undefined;
  while (from < bytes.length) {
    const end = bytes.indexOf(NEWLINE, from);
    const to = end < 0 ? bytes.length : end;
    const cells = bytes.toString('utf8', from, to).trimEnd().split(',');
    from = to + 1;
    if (!columns) {
      columns = new Map(cells.map((name, at) => [name, at]));
      const missing = required.filter((name) => !columns?.has(name));
      if (missing.length > 0) throw new FileError(`${path}: no column ${missing.join(', ')}`);
      continue;
    }
    const at = columns;
    if (cells.length === at.size) yield (column) => cells[at.get(column) ?? -1] ?? '';
  }
}

function unzipped(path: string): Buffer {
  if (!existsSync(path)) throw new MissingFile(`${path}: there is no such file`);
  try {
    return gunzipSync(readFileSync(path));
  } catch (cause) {
    throw new FileError(`${path}: cannot be read as a gzip file`, { cause });
  }
}
