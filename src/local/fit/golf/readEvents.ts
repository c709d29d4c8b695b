import { join } from 'node:path';
import { type Malformed, readRows } from '#local/data/readRows.ts';
import { eventsOf, type GolfEvent } from './events.ts';
import { GOLF_FORMAT } from './row.ts';

export interface GolfFile {
  readonly events: readonly GolfEvent[];
  readonly malformed: readonly Malformed[];
  /** SHA-256 of the file's text. */
  readonly hash: string;
}

/** golf.csv.gz of a folder. Throws a FileError where it is missing, empty or lacks a column. */
export function readEvents(folder: string): GolfFile {
  const { rows, malformed, hash } = readRows(join(folder, 'golf.csv.gz'), GOLF_FORMAT);
  return { events: eventsOf(rows), malformed, hash };
}
