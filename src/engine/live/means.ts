import type { Joint } from '../joint/joint.ts';

/** Mean scores of a table. */
export function meansOf({ size, weights }: Joint): { home: number; away: number } {
  let sum = 0;
  let home = 0;
  let away = 0;
  for (let h = 0; h < size; h++) {
    for (let a = 0; a < size; a++) {
      const weight = weights[h * size + a] ?? 0;
      sum += weight;
      home += weight * h;
      away += weight * a;
    }
  }
  return { home: home / sum, away: away / sum };
}
