/** A probability, score or loss with a fixed number of decimals and no zero before the point: .629, −.004, 1.038. */
export function decimals(value: number, digits: number): string {
  if (!Number.isFinite(value)) return '–';
  const text = Math.abs(value).toFixed(digits).replace(/^0\./, '.');
  const zero = Number(text) === 0;
  return `${value < 0 && !zero ? '−' : ''}${text}`;
}

/** The same with a plus sign if above zero. */
export const signedDigits = (value: number, digits: number): string =>
  `${value >= 0 && Number.isFinite(value) ? '+' : ''}${decimals(value, digits)}`;

/** Percent with one decimal: 81.4. */
export const percentOfShare = (share: number): string => (100 * share).toFixed(1);

/** Lines of a table: the first column left-aligned, the others right-aligned, two spaces between. */
export function reportColumns(rows: readonly (readonly string[])[], indent: string): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    }
  }
  const pad = (cell: string, index: number): string =>
    index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0);
  return rows.map((row) => `${indent}${row.map(pad).join('  ')}`.trimEnd());
}
