/**
 * Roles of a table's elements, said in so many words: where a table is laid out as blocks, Safari takes it for no table
 * otherwise.
 */
export const ROLES = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  heading: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
