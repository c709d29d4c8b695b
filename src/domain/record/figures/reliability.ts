import { grouped } from '../../lists/grouped.ts';
import { sum } from '../../numbers/numbers.ts';
import type { Interval } from '../../numbers/samplingError.ts';
import { decidedPart } from '../outcome.ts';
import type { RecordRow } from '../recordRow.ts';
import { wonShare } from './wonShare.ts';

/** Picks with a published probability in one range, and how often they won. */
export interface ReliabilityBin extends Interval {
  /** Bounds of the probability, %: from, and below. */
  readonly from: number;
  readonly to: number;
  readonly decided: number;
  /** Mean published probability, %. */
  readonly said: number;
  /** Share of the decided stakes, %; low and high are its 95 % interval, see `wonShare`. */
  readonly won: number;
}

const WIDTH = 5;
const LAST = 100 - WIDTH;

/** Ranges of five points that contain a decided pick; 100 % counts in the last. */
export function reliabilityOf(rows: readonly RecordRow[]): readonly ReliabilityBin[] {
  const decided = rows.filter(({ outcome }) => decidedPart(outcome) > 0);
  const byBin = grouped(decided, ({ probability }) =>
    Math.min(LAST, WIDTH * Math.floor(probability / WIDTH)),
  );
  return [...byBin]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([from, own]) => {
      const share = wonShare(own);
      const said = sum(own.map(({ outcome, probability }) => decidedPart(outcome) * probability));
      if (!share) return [];
      const { decided: weight, mean: won, low, high } = share;
      const to = from + WIDTH;
      return [{ from, to, decided: weight, said: said / weight, won, low, high }];
    });
}
