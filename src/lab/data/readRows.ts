import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { PlainError } from '#local/plainError.ts';
import { type CsvProblem, readCsv } from './readCsv.ts';

export type { CsvProblem } from './readCsv.ts';

/** A row that was left out, and its position. */
export interface Malformed extends CsvProblem {
  readonly file: string;
  readonly line: number;
}

export interface FileRows<Row> {
  /** In the order of the file. */
  readonly rows: readonly Row[];
  readonly malformed: readonly Malformed[];
  /** SHA-256 of the uncompressed text, hex. */
  readonly hash: string;
}

/** A file or option that cannot be used at all; its message is for the person who supplied it. */
export class FileError extends PlainError {
  override readonly name: string = 'FileError';
}

/** A file that does not exist. */
export class MissingFile extends FileError {}

/** How one league's rows are read. */
export interface RowFormat<Row> {
  /** Columns without which the file is refused. */
  readonly required: readonly string[];
  /** Returns one row, or what is wrong with it: the row is then named and left out. */
  read(record: Readonly<Record<string, string>>): Row | CsvProblem;
}

const isProblem = (read: object): read is CsvProblem => 'problem' in read && 'column' in read;

let listener: ((row: Malformed) => void) | undefined;

/** Sets the callback for every malformed row read: the commands name and count them. Replaces the previous one. */
export function tellMalformed(to: ((row: Malformed) => void) | undefined): void {
  listener = to;
}

/** Reads a gzipped CSV. Throws a FileError if it is missing, empty or lacks a required column. */
export function readRows<Row extends object>(path: string, format: RowFormat<Row>): FileRows<Row> {
  return parseRows(unzip(path), path, format);
}

/** The rows of an optional file: none if it is missing. Throws a FileError if it cannot be read. */
export function optionalRows<Row extends object>(
  path: string,
  format: RowFormat<Row>,
): readonly Row[] {
  try {
    return readRows(path, format).rows;
  } catch (error) {
    if (error instanceof MissingFile) return [];
    throw error;
  }
}

/** Rows of a CSV text, one per line. Malformed rows are named and left out. */
export function parseRows<Row extends object>(
  text: string,
  file: string,
  format: RowFormat<Row>,
): FileRows<Row> {
  const { header, rows: records, broken } = readCsv(text);
  if (records.length + broken.length === 0) throw new FileError(`${file}: no rows`);
  const missing = format.required.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new FileError(`${file}: no column ${missing.join(', ')}`);
  const rows: Row[] = [];
  const malformed: Malformed[] = broken.map((problem) => ({ file, ...problem }));
  for (const { line, record } of records) {
    const read = format.read(record);
    if (isProblem(read)) malformed.push({ file, line, ...read });
    else rows.push(read);
  }
  malformed.sort((one, other) => one.line - other.line);
  if (listener) malformed.forEach(listener);
  if (rows.length === 0) throw new FileError(`${file}: no usable rows`);
  return { rows, malformed, hash: createHash('sha256').update(text).digest('hex') };
}

function unzip(path: string): string {
  try {
    return gunzipSync(readFileSync(path)).toString('utf8');
  } catch (cause) {
    if (isMissing(cause)) throw new MissingFile(`${path}: there is no such file`, { cause });
    throw new FileError(`${path}: cannot be read as a gzip file`, { cause });
  }
}

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
