import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { League } from '#domain/league.ts';
import { type FileGame, gameOf } from './row.ts';

/** A row that was left out, and where: file, line and column. */
export interface Malformed {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly problem: string;
}

export interface FileGames {
  readonly games: readonly FileGame[];
  readonly malformed: readonly Malformed[];
}

/** A file that cannot be used at all. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

const REQUIRED = ['season', 'date', 'home', 'away', 'home_score', 'away_score'];

/** Reads a league's gzipped CSV. Throws a FileError where it is missing, empty or lacks a required column. */
export function readGames(path: string, league: League): FileGames {
  return parseGames(unzip(path), path, league);
}

/** Games of a CSV text in order of date, then of the file. Malformed rows are named and left out. */
export function parseGames(text: string, file: string, league: League): FileGames {
  const rows: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
    columns: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const first = rows[0];
  if (!first) throw new FileError(`${file}: no games`);
  const missing = REQUIRED.filter((column) => !(column in first.record));
  if (missing.length > 0) throw new FileError(`${file}: no column ${missing.join(', ')}`);
  const games: FileGame[] = [];
  const malformed: Malformed[] = [];
  for (const { record, info } of rows) {
    const read = gameOf(record, league);
    if ('problem' in read) malformed.push({ file, line: info.lines, ...read });
    else games.push(read);
  }
  if (games.length === 0) throw new FileError(`${file}: no usable games`);
  games.sort((one, other) => compare(one.date, other.date));
  return { games, malformed };
}

function unzip(path: string): string {
  try {
    return gunzipSync(readFileSync(path)).toString('utf8');
  } catch (cause) {
    throw new FileError(`${path}: cannot be read as a gzip file`, { cause });
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
