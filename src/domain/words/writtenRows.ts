/** A table that is written down in source: a row a line, its cells with " | " between them. */
export const writtenRows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));
