import { join } from 'node:path';
import { readRows } from '../../data/readRows.ts';
import { GOLF_FORMAT } from './row.ts';
import { type PlayedTournament, playedTournaments } from './tournaments.ts';

interface GolfFile {
  readonly events: readonly PlayedTournament[];
  /** SHA-256 of the file's text. */
  readonly hash: string;
}

/** A folder's golf.csv.gz; malformed rows are skipped, reported. Throws a FileError if it is missing, empty or lacks a column. */
export function readTournaments(folder: string): GolfFile {
  const { rows, hash } = readRows(join(folder, 'golf.csv.gz'), GOLF_FORMAT);
  return { events: playedTournaments(rows), hash };
}
