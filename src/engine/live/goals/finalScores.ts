import type { Joint } from '../../joint/joint.ts';
import { MORE_GOALS } from './births.ts';

/** Final scores from a score and the goals to come; what exceeds the table counts as its highest. */
export function finalScores(
  size: number,
  score: { readonly home: number; readonly away: number },
  more: Float64Array,
): Joint {
  const weights = new Float64Array(size * size);
  for (let h = 0; h < MORE_GOALS; h++) {
    const row = Math.min(score.home + h, size - 1) * size;
    for (let a = 0; a < MORE_GOALS; a++) {
      const p = more[h * MORE_GOALS + a] ?? 0;
      if (p === 0) continue;
      const cell = row + Math.min(score.away + a, size - 1);
      weights[cell] = (weights[cell] ?? 0) + p;
    }
  }
  return { size, weights };
}
