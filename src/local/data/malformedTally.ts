import { type Malformed, tellMalformed } from './readRows.ts';

/** Rows of one file that are named; the others are counted. */
const NAMED = 200;

/** Malformed rows of a command's run: named once each as they are found, counted for the end. */
export interface Tally {
  count(): number;
}

/** "3 malformed rows skipped", to print at the end. */
export const malformedSummary = (count: number): string =>
  count === 0 ? 'No malformed rows' : `${count} malformed ${count === 1 ? 'row' : 'rows'} skipped`;

/** Starts naming every malformed row that is read from now on as `file:line: column reason`. */
export function startTally(log: (line: string) => void): Tally {
  const seen = new Set<string>();
  const byFile = new Map<string, number>();
  tellMalformed(({ file, line, column, problem }: Malformed) => {
    const row = `${file}:${line}`;
    if (seen.has(row)) return;
    seen.add(row);
    const inFile = (byFile.get(file) ?? 0) + 1;
    byFile.set(file, inFile);
    if (inFile <= NAMED) log(`${row}: ${column} ${problem}`);
    if (inFile === NAMED + 1) log(`${file}: more malformed rows, counted but not named`);
  });
  return { count: () => seen.size };
}
