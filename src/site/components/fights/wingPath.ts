import { short } from '../charts/span.ts';

/** A line of figures of both sides. */
export interface WingRow {
  readonly label: string;
  /** Shares of all simulated fights, 0–1, of the two sides. */
  readonly a: number;
  readonly b: number;
}

/** Part of a row that its bar is high. */
const HIGH = 0.72;

/** A bar on each row of a box that is 100 wide and a unit a row high, from the right for a, from the left for b. */
export const wingPath = (widths: readonly number[], side: 'a' | 'b'): string =>
  widths
    .map((share, row) => {
      const width = short(100 * share);
      const left = side === 'a' ? short(100 - width) : 0;
      return `M${left} ${short(row + (1 - HIGH) / 2)}h${width}v${HIGH}h-${width}z`;
    })
    .join('');

/** A side's shares relative to the largest of both sides. */
export function wingWidths(rows: readonly WingRow[], side: 'a' | 'b'): readonly number[] {
  const full = Math.max(0.01, ...rows.flatMap(({ a, b }) => [a, b]));
  return rows.map((row) => row[side] / full);
}
