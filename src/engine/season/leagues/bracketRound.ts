import type { SeasonRun } from '../run.ts';
import { playSeries } from '../series.ts';

/**
 * A round of a fixed bracket: neighbors in `slots` meet, the better in `order` has the home games of `pattern`.
 * @returns the winners, in the order of the slots
 */
export function bracketRound(
  run: SeasonRun,
  slots: readonly number[],
  order: readonly number[],
  pattern: string,
): number[] {
  const through: number[] = [];
  for (let at = 0; at + 1 < slots.length; at += 2) {
    const one = slots[at] ?? 0;
    const other = slots[at + 1] ?? 0;
    const first = order.indexOf(one) < order.indexOf(other);
    through.push(playSeries(run, first ? one : other, first ? other : one, pattern));
  }
  return through;
}

/**
 * A round with reseeding: the first `resting` of `left`, best first, rest; of the others the best meets the worst, and so on.
 * @returns everybody who is still in, best first
 */
export function reseededRound(
  run: SeasonRun,
  left: readonly number[],
  resting: number,
  pattern: string,
): number[] {
  const through = left.slice(0, resting);
  for (let high = resting, low = left.length - 1; high < low; high += 1, low -= 1) {
    through.push(playSeries(run, left[high] ?? 0, left[low] ?? 0, pattern));
  }
  return left.filter((team) => through.includes(team));
}
