import type { Side } from '../game/predictedWinner.ts';
import type { Histogram } from '../game/scoreGrid.ts';
import { coverSharesIn, decisiveShare } from './lineProbability.ts';

/** The longest handicap that is tried, in goals. */
const LONGEST = 8;
const STEP = 0.5;

/**
 * The favorite's handicap at which both sides cover most nearly alike, in half goals from 0.5: our own line where a mean margin
 * is none, as most games end a goal apart or level. The shorter one of equals.
 * @param margins simulated home margins, at least one
 */
export function fairLine(margins: Histogram, favorite: Side): number {
  const covers = (size: number): number =>
    decisiveShare(coverSharesIn(margins, favorite, favorite === 'home' ? -size : size));
  let best = STEP;
  for (let size = STEP; size <= LONGEST; size += STEP) {
    if (Math.abs(covers(size) - 0.5) < Math.abs(covers(best) - 0.5)) best = size;
  }
  return best;
}
