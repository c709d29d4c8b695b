import { type Generator, uniform } from '../../rng/generator.ts';
import type { LineShape } from './params.ts';

const MOST_OVERTIMES = 4;
export const OVERTIME_MINUTES = 5;

/** Overtimes of a run: the final score does not say whether regulation was tied, so it is drawn given the margin. */
export function drawOvertimes(generator: Generator, margin: number, shape: LineShape): number {
  const { overtime, again } = shape;
  const chance = overtime[Math.min(Math.abs(margin), overtime.length - 1)] ?? 0;
  let u = uniform(generator);
  if (u >= chance) return 0;
  u /= chance;
  let count = 1;
  let share = again;
  while (count < MOST_OVERTIMES && u < share) {
    count += 1;
    share *= again;
  }
  return count;
}
