import { BELL } from './bell.ts';

/** Tallest column, in dots. */
export const PILE_HEIGHT = 15;
export const PILE_COLUMNS = BELL.length;
const MIDDLE = (PILE_COLUMNS - 1) / 2;
/** First column beyond the market's line. */
export const PILE_LINE = MIDDLE + 3;
/** The most frequent margins of football games, as distances from the middle. */
const KEY_NUMBERS = [3, 7];

type Region = 'away' | 'home2' | 'home';

const regionOf = (column: number): Region => {
  if (column < MIDDLE) return 'away';
  return column < PILE_LINE ? 'home2' : 'home';
};

/** Dots in a column: a normal curve with higher columns at key numbers. */
function dotsIn(column: number): number {
  const share = (BELL[column] ?? 0) / 92;
  const key = KEY_NUMBERS.includes(Math.abs(column - MIDDLE)) ? 1 : 0.82;
  return Math.round(share * key * PILE_HEIGHT);
}

/** A pile of outcomes as zero-length strokes by region. A drawing, not data. */
export const PILE_DOTS = (['away', 'home2', 'home'] as const).map((region) => ({
  region,
  path: BELL.flatMap((_, column) =>
    regionOf(column) === region
      ? Array.from({ length: dotsIn(column) }, (_dot, row) => `M${column + 0.5} ${-row - 0.5}h0`)
      : [],
  ).join(''),
}));
