import { counted } from '#domain/words/counted.ts';
import type { Malformed } from './readRows.ts';

/** Number of rows per file that are named; the others are only counted. */
const NAMED = 200;

/** Malformed rows of a command's run: each is named once when found, and counted for the end. */
interface Tally {
  /** Adds a row that was left out; the same row again changes nothing. */
  add(row: Malformed): void;
  count(): number;
}

/** "3 malformed rows skipped", to print at the end. */
export const malformedSummary = (count: number): string =>
  count === 0 ? 'No malformed rows' : `${counted(count, 'malformed row')} skipped`;

/** `file:line: column reason`. */
export const malformedLine = ({ file, line, column, problem }: Malformed): string =>
  `${file}:${line}: ${column} ${problem}`;

/** An empty tally that names rows with `log`. */
export function startTally(log: (line: string) => void): Tally {
  const seen = new Set<string>();
  const byFile = new Map<string, number>();
  return {
    add(row) {
      const key = `${row.file}:${row.line}`;
      if (seen.has(key)) return;
      seen.add(key);
      const inFile = (byFile.get(row.file) ?? 0) + 1;
      byFile.set(row.file, inFile);
      if (inFile <= NAMED) log(malformedLine(row));
      if (inFile === NAMED + 1) log(`${row.file}: more malformed rows, counted but not named`);
    },
    count: () => seen.size,
  };
}
