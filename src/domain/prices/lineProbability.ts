import {
  type Histogram,
  marginHistogram,
  type ScoreGrid,
  splitAt,
  totalHistogram,
} from '../game/scoreGrid.ts';
import { mean } from '../numbers/numbers.ts';

/** How often a bet wins, is refunded and loses; shares of simulated games, 0–1, summing to 1. */
export interface BetShares {
  readonly win: number;
  readonly push: number;
  readonly lose: number;
}

/** A quarter line (−0.25, 2.75) is half a stake on each neighboring line. */
function settle(histogram: Histogram, line: number): BetShares {
  const isQuarter = Math.abs(line * 2) % 1 === 0.5;
  const lines = isQuarter ? [line - 0.25, line + 0.25] : [line];
  const splits = lines.map((each) => splitAt(histogram, each));
  const share = (key: 'above' | 'at' | 'below') => mean(splits.map((split) => split[key]));
  return { win: share('above'), push: share('at'), lose: share('below') };
}

const opposite = ({ win, push, lose }: BetShares): BetShares => ({
  win: lose,
  push,
  lose: win,
});

/** Share of the simulated home margins that a side covers; `line` is the home handicap (negative: home is favored). */
export function coverSharesIn(margins: Histogram, side: 'home' | 'away', line: number): BetShares {
  const home = settle(margins, -line);
  return side === 'home' ? home : opposite(home);
}

/** Share of simulated games a side covers; `line` as in `coverSharesIn`. */
export const coverShares = (grid: ScoreGrid, side: 'home' | 'away', line: number): BetShares =>
  coverSharesIn(marginHistogram(grid), side, line);

/** Share of the simulated totals over or under a line. */
export function totalSharesIn(totals: Histogram, side: 'over' | 'under', line: number): BetShares {
  const over = settle(totals, line);
  return side === 'over' ? over : opposite(over);
}

/** Share of simulated games whose total goes over or under a line. */
export const totalShares = (grid: ScoreGrid, side: 'over' | 'under', line: number): BetShares =>
  totalSharesIn(totalHistogram(grid), side, line);

/**
 * Chance of winning if the stake is not refunded, 0–1: the share of a cover, an over or an under that every reader sees. What is
 * refunded is said beside it (`decisiveText`).
 */
export const decisiveShare = ({ win, lose }: BetShares): number =>
  win + lose === 0 ? 0.5 : win / (win + lose);
