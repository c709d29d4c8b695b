import type { Side } from '../game/predictedWinner.ts';
import type { Histogram } from '../game/scoreGrid.ts';
import { type BetShares, coverSharesIn, decisiveShare, totalSharesIn } from './lineProbability.ts';

/**
 * The side of a market's line that the simulated games favor. Its share for a reader is the decisive one (`decisiveShare`),
 * with the push beside it.
 */
export interface LineCall<Of extends string> {
  readonly side: Of;
  /** Handicap of that side, or the total. */
  readonly line: number;
  readonly shares: BetShares;
}

/** The side that covers more often at a home handicap; the home side if equal. */
export function spreadCall(margins: Histogram, handicap: number): LineCall<Side> {
  const home = coverSharesIn(margins, 'home', handicap);
  return home.win >= home.lose
    ? { side: 'home', line: handicap, shares: home }
    : { side: 'away', line: 0 - handicap, shares: coverSharesIn(margins, 'away', handicap) };
}

/** The side of a total that wins more often; the over if equal. */
export function totalCall(totals: Histogram, line: number): LineCall<'over' | 'under'> {
  const over = totalSharesIn(totals, 'over', line);
  return over.win >= over.lose
    ? { side: 'over', line, shares: over }
    : { side: 'under', line, shares: totalSharesIn(totals, 'under', line) };
}

/**
 * Decisive share, %, below which a side of a spread or a total is no pick but a toss-up: 2.1 standard deviations of a share
 * counted in 100,000 independent games (0.147 points), so that no pick hangs on the luck of a draw (docs/decisions/0069).
 */
const LEAST_PICK = 50.31;

/** Whether neither side of the line is a pick. */
export const isTossUpCall = ({ shares }: Pick<LineCall<string>, 'shares'>): boolean =>
  100 * decisiveShare(shares) < LEAST_PICK;
