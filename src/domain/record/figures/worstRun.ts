import { grouped } from '../../lists/grouped.ts';
import { sum } from '../../numbers/numbers.ts';
import { isLoss, isWin } from '../outcome.ts';
import type { RecordRow } from '../recordRow.ts';

/** The worst stretches, in the order of the contests' starts. */
export interface WorstRun {
  /** Most picks lost one after another; a push or void neither adds to a run nor ends it. */
  readonly losses: number;
  /**
   * Largest drop from an earlier high in units, one staked on each pick with a price; 0 if never below. Contests with the same
   * start are summed first, because nobody knew one result before the other.
   */
  readonly drawdown: number;
  /** Starts of the last contest at that high and of the one at the bottom, ISO 8601; absent without a drawdown. */
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
  const starts = grouped(staked, ({ startTime }) => startTime);
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
 * @param rows in the order of their contests' starts
 * @param inARow the rows whose losses are counted one after another
 */
export const worstRun = (
  rows: readonly RecordRow[],
  inARow: readonly RecordRow[] = rows,
): WorstRun => ({ losses: longestRun(inARow), ...worstDrawdown(rows) });
