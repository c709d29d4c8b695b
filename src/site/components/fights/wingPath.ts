import { twoDecimals } from '../charts/span.ts';

/** A line of figures of both sides. */
export interface WingRow {
  readonly label: string;
  /** Both sides' shares of all simulated fights, 0–1. */
  readonly a: number;
  readonly b: number;
}

/** Height of a bar, as part of its row. */
const HIGH = 0.72;

/** Path of one bar per row, in a box 100 wide with rows one unit high; bars start at the right for a, at the left for b. */
export const wingPath = (widths: readonly number[], side: 'a' | 'b'): string =>
  widths
    .map((share, row) => {
      const width = twoDecimals(100 * share);
      const left = side === 'a' ? twoDecimals(100 - width) : 0;
      return `M${left} ${twoDecimals(row + (1 - HIGH) / 2)}h${width}v${HIGH}h-${width}z`;
    })
    .join('');

/** A side's shares relative to the largest of both sides. */
export function wingWidths(rows: readonly WingRow[], side: 'a' | 'b'): readonly number[] {
  const full = Math.max(0.01, ...rows.flatMap(({ a, b }) => [a, b]));
  return rows.map((row) => row[side] / full);
}
