import { sum } from '../../numbers/numbers.ts';
import { isLoss, isWin } from '../outcome.ts';
import type { RecordRow } from '../recordRow.ts';

/** The worst stretches, in the order in which the contests began. */
export interface WorstRun {
  /** Most picks lost one after another; a push or void neither adds nor ends. */
  readonly losses: number;
  /**
   * Most units below an earlier height, one unit staked on each pick that had a price; 0 where never below. What began
   * at one time is added up first: nobody knew the one before the other.
   */
  readonly drawdown: number;
  /** Starts of the last contest at that height and of the one at the bottom, ISO 8601; absent without a drawdown. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function longestRun(rows: readonly RecordRow[]): number {
  let run = 0;
  let longest = 0;
  for (const { outcome } of rows) {
    if (isLoss(outcome)) run += 1;
    else if (isWin(outcome)) run = 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function worstDrawdown(rows: readonly RecordRow[]): Omit<WorstRun, 'losses'> {
  const staked = rows.filter(({ units }) => units !== undefined);
  const starts = Map.groupBy(staked, ({ startTime }) => startTime);
  let level = 0;
  let height = 0;
  let [top] = starts.keys();
  let worst: Omit<WorstRun, 'losses'> = { drawdown: 0 };
  for (const [start, own] of starts) {
    level += sum(own.map(({ units }) => units ?? 0));
    if (level >= height) {
      height = level;
      top = start;
    } else if (height - level > worst.drawdown) {
      worst = { drawdown: height - level, from: top, to: start };
    }
  }
  return worst;
}

/**
 * @param rows in the order in which the contests began
 * @param inARow those of them whose losses are counted one after another
 */
export const worstRun = (
  rows: readonly RecordRow[],
  inARow: readonly RecordRow[] = rows,
): WorstRun => ({ losses: longestRun(inARow), ...worstDrawdown(rows) });
