import { normalQuantile } from '../../rng/normal.ts';
import { normalCdf } from '../../rng/normalCdf.ts';
import type { ScoreFigures } from './figures.ts';

/** Columns of the tables per unit of x, which reach from −8 to 8: x beyond them counts as their ends. */
export const SCORE_STEPS = 128;
export const FARTHEST_TABLE = 8;
const COLUMNS = 2 * FARTHEST_TABLE * SCORE_STEPS;
/** The last column. */
export const LAST = COLUMNS - 1;

/** Totals are drawn by the lowest eight bits of a game's random number. */
const TOTALS = 256;
export const TOTAL_MASK = TOTALS - 1;

/** What turns a game's normal number x (its size; the sign is the winner) into a score. */
interface ScoreTables {
  /** A size of x below this ends level. */
  readonly level: number;
  /** The home side's margin by x's column. */
  readonly margins: Int8Array;
  /** How the game ends by x's column: 1 in overtime, 2 in a shoot-out. */
  readonly endings: Uint8Array;
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
    margins: Int8Array.from({ length: COLUMNS }, (_, column) => {
      const size = sizeOf(column);
      const place = (1000 * (2 * normalCdf(size / sd) - 1 - close)) / (1 - close);
      const margin = 1 + margins.filter((upTo) => upTo < place).length;
      return column < FARTHEST_TABLE * SCORE_STEPS ? -margin : margin;
    }),
    endings: Uint8Array.from({ length: COLUMNS }, (_, column) => {
      const size = sizeOf(column);
      return size < sizeAt(shootOuts) ? 2 : size < sizeAt(extra) ? 1 : 0;
    }),
    totals: Int16Array.from({ length: TOTALS }, (_, at) =>
      Math.max(1, Math.round(total + totalSd * normalQuantile((at + 0.5) / TOTALS))),
    ),
  };
}

/** Size of x in the middle of a column. */
const sizeOf = (column: number): number => Math.abs((column + 0.5) / SCORE_STEPS - FARTHEST_TABLE);
