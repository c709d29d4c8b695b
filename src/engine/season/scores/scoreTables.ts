import { normalQuantile } from '../../rng/normal.ts';
import { normalCdf } from '../../rng/normalCdf.ts';
import type { ScoreFigures } from './figures.ts';

/** Columns of the margins' table per unit of x, and how many there are: sizes of x beyond 8 count as 8. */
export const MARGIN_STEPS = 64;
export const MOST_STEPS = 8 * MARGIN_STEPS - 1;

/** Totals are drawn by the lowest eight bits of a game's random number. */
const TOTALS = 256;
export const TOTAL_MASK = TOTALS - 1;

/** What turns a game's normal number x (its size; the sign is the winner) into a score. */
export interface ScoreTables {
  /** A size below this ends level. */
  readonly level: number;
  /** A size below this ends after overtime, or in a shoot-out, by one goal. */
  readonly extra: number;
  readonly shootOut: number;
  /** Winning margin by the size of x in steps. */
  readonly margins: Uint8Array;
  /** Both sides' points together by eight random bits. */
  readonly totals: Int16Array;
}

/**
 * Over a league's games x is about normal around 0 with variance 1 + shareSd², so a margin's place among all margins is that of
 * the size of x among all sizes: close games are those that either side could have won. A loser's points are what is left of a
 * normal total, drawn apart from the margin. Good enough to break ties by points, and for nothing else.
 */
export function scoreTables(figures: ScoreFigures): ScoreTables {
  const { margins, total, totalSd, shareSd, ties = 0, extra = 0, shootOuts = 0 } = figures;
  const sd = Math.sqrt(1 + shareSd * shareSd);
  const sizeAt = (share: number): number =>
    share === 0 ? 0 : sd * normalQuantile((1 + share) / 2);
  const close = ties + extra;
  return {
    level: sizeAt(ties),
    extra: sizeAt(extra),
    shootOut: sizeAt(shootOuts),
    margins: Uint8Array.from({ length: MOST_STEPS + 1 }, (_, step) => {
      const share = 2 * normalCdf((step + 0.5) / MARGIN_STEPS / sd) - 1;
      const place = (1000 * (share - close)) / (1 - close);
      return 1 + margins.filter((upTo) => upTo < place).length;
    }),
    totals: Int16Array.from({ length: TOTALS }, (_, at) =>
      Math.max(1, Math.round(total + totalSd * normalQuantile((at + 0.5) / TOTALS))),
    ),
  };
}
