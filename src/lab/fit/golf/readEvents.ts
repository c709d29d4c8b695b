import { join } from 'node:path';
import { readRows } from '../../data/readRows.ts';
import { eventsOf, type GolfEvent } from './events.ts';
import { GOLF_FORMAT } from './row.ts';

export interface GolfFile {
  readonly events: readonly GolfEvent[];
  /** SHA-256 of the file's text. */
  readonly hash: string;
}

/** golf.csv.gz of a folder; malformed rows are left out and told. Throws a FileError where it is missing, empty or lacks a column. */
export function readEvents(folder: string): GolfFile {
  const { rows, hash } = readRows(join(folder, 'golf.csv.gz'), GOLF_FORMAT);
  return { events: eventsOf(rows), hash };
}
