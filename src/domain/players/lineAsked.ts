import type { StatCounts } from './line.ts';
import { statFigures } from './lineFigures.ts';
import { inUnit, statParts } from './statText.ts';

/** A line beyond this is no line of any stat. */
const MOST = 2000;

/** The line in a text such as "24.5", in the stat's unit; undefined if it is none. */
export function lineIn(text: string): number | undefined {
  const plain = text.trim().replace('−', '-').replace(',', '.').replace('½', '.5');
  const line = /^-?\d{1,4}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  return Math.abs(line) <= MOST ? line : undefined;
}

/** A line between two values at a stat's middle, as books write them: 24.5; undefined of no counts. */
export function middleLine(stat: string, counts: StatCounts): number | undefined {
  const figures = statFigures(counts);
  return figures && Math.floor(inUnit(stat, figures.median)) + 0.5;
}

/** A line in what the stat's counts count: 24.5 fantasy points are 245. */
export const countedLine = (stat: string, line: number): number => line * statParts(stat);
