import { type FileRows, readRows } from '../../data/readRows.ts';
import { matchesInOrder } from './matchesInOrder.ts';
import { matchFormat, type NotPlayed } from './matchFormat.ts';
import type { FileMatch } from './row.ts';

/**
 * The matches of a file in the order of play. ATP dates are the tournament's first day: a round's day is that day
 * plus one day for every earlier round in a draw of 128.
 * Throws a FileError if the file is missing, empty or lacks a column.
 */
export function readMatches(path: string, tour: 'ATP' | 'WTA'): FileRows<FileMatch> {
  const { rows, malformed, hash } = readRows(path, matchFormat(tour === 'ATP' ? 'start' : 'day'));
  return { rows: matchesInOrder(rows.filter(isPlayed)), malformed, hash };
}

const isPlayed = (row: FileMatch | NotPlayed): row is FileMatch => !('notPlayed' in row);
