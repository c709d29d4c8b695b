/** The probability of every final score of a game, in one table. */
export interface Joint {
  /** Scores 0 to size − 1 are told apart for each side. */
  readonly size: number;
  /** Weight of every score, row by row: home × size + away. None negative; the sum is any number above 0. */
  readonly weights: Float64Array;
}

/** Weight of each margin, home − away, at index margin + size − 1; `byTotal` multiplies every cell by its total's factor. */
export function marginSums({ size, weights }: Joint, byTotal?: Float64Array): Float64Array {
  const sums = new Float64Array(2 * size - 1);
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const weight = weights[home * size + away] ?? 0;
      if (weight === 0) continue;
      const index = size - 1 + home - away;
      sums[index] = (sums[index] ?? 0) + weight * (byTotal ? (byTotal[home + away] ?? 0) : 1);
    }
  }
  return sums;
}

/** Weight of each total, home + away; `byMargin` multiplies every cell by its margin's factor, index margin + size − 1. */
export function totalSums({ size, weights }: Joint, byMargin?: Float64Array): Float64Array {
  const sums = new Float64Array(2 * size - 1);
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const weight = weights[home * size + away] ?? 0;
      if (weight === 0) continue;
      const factor = byMargin ? (byMargin[size - 1 + home - away] ?? 0) : 1;
      sums[home + away] = (sums[home + away] ?? 0) + weight * factor;
    }
  }
  return sums;
}

/** The table with every cell multiplied by the factors of its margin and its total, indexed as the sums are. */
export function multipliedTable(
  { size, weights }: Joint,
  byMargin: Float64Array,
  byTotal: Float64Array,
): Joint {
  const out = new Float64Array(weights.length);
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const cell = home * size + away;
      const factor = (byMargin[size - 1 + home - away] ?? 0) * (byTotal[home + away] ?? 0);
      out[cell] = (weights[cell] ?? 0) * factor;
    }
  }
  return { size, weights: out };
}
