import type { Side } from '../game/predictedWinner.ts';
import type { Histogram } from '../game/scoreGrid.ts';
import { type BetShares, coverSharesIn, totalSharesIn } from './lineProbability.ts';

/**
 * Which side of a market's line the simulated games favour. `shares.win` is how many of all runs it covers: a push is
 * neither side's and stands beside it, so that both sides and the push add up to all runs.
 */
export interface LineCall<Of extends string> {
  readonly side: Of;
  /** Handicap of that side, or the total. */
  readonly line: number;
  readonly shares: BetShares;
}

/** The side that covers more often at a home handicap; of equals the home side. */
export function spreadCall(margins: Histogram, handicap: number): LineCall<Side> {
  const home = coverSharesIn(margins, 'home', handicap);
  return home.win >= home.lose
    ? { side: 'home', line: handicap, shares: home }
    : { side: 'away', line: 0 - handicap, shares: coverSharesIn(margins, 'away', handicap) };
}

/** The side of a total that comes in more often; of equals the over. */
export function totalCall(totals: Histogram, line: number): LineCall<'over' | 'under'> {
  const over = totalSharesIn(totals, 'over', line);
  return over.win >= over.lose
    ? { side: 'over', line, shares: over }
    : { side: 'under', line, shares: totalSharesIn(totals, 'under', line) };
}
