import { sum } from '../numbers/numbers.ts';
import type { GolferCounts } from '../outcomes/golf.ts';
import type { FinishRange } from '../outcomes/raceLadder.ts';
import { ordinal } from '../words/ordinal.ts';

/** First and last place of each bin of finishing positions, except the bin of players who did not finish. */
const BINS = [
  [1, 1],
  [2, 3],
  [4, 5],
  [6, 10],
  [11, 20],
  [21, 30],
  [31, 40],
  [41, 50],
] as const;

/** The axis of a golf ladder: places from 1 to `last`, followed by the position of missed cuts and withdrawals. */
export interface FinishAxis {
  readonly last: number;
  readonly out: number;
}

/** Places of those who finish: the whole field without a cut, 70 with one; players who are out are drawn five places further. */
export function finishAxis(field: number, cut: boolean): FinishAxis {
  const last = cut ? Math.min(field, 70) : field;
  return { last, out: last + 5 };
}

/**
 * Spread of a golfer's finishes from binned counts: a bin's runs are spread evenly over its places; missed cuts and withdrawals
 * are at the end of the axis.
 */
export function golfSpread(
  { positions }: Pick<GolferCounts, 'positions'>,
  axis: FinishAxis,
): FinishRange {
  const spans = [...BINS, [51, Math.max(51, axis.last)] as const];
  const runs = sum(positions);
  const at = (p: number): number => {
    let left = p * runs;
    for (const [index, [first, last]] of spans.entries()) {
      const count = positions[index] ?? 0;
      if (count > 0 && left <= count) {
        const place = first + Math.ceil((left / count) * (last - first + 1)) - 1;
        return Math.min(Math.max(place, first), axis.last);
      }
      left -= count;
    }
    return axis.out;
  };
  return { low90: at(0.05), low50: at(0.25), middle: at(0.5), high50: at(0.75), high90: at(0.95) };
}

/** "12th", or "no finish" beyond the axis' last place. */
export function placeWords(place: number, axis: FinishAxis): string {
  return place > axis.last ? 'no finish' : ordinal(place);
}
