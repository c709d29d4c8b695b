/** Explicit roles of the parts of a BlockTable: Safari otherwise ignores a table laid out as blocks. */
export const TABLE_ROLES = {
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  heading: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
