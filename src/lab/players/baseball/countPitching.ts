import {
  CHARGED_GROUPS,
  chargedGroup,
  MOST_INNING_RUNS,
  OUTS_GROUPS,
  outsGroup,
} from '#engine/players/baseball/groups.ts';
import type { BaseballTables } from '#engine/players/baseball/types.ts';
import type { StartRow } from './readStarts.ts';
import { type BaseballCounts, countShares, countsOf } from './tally.ts';

/** A start and the runs that the other side scored in all. */
export interface PitchingStart {
  readonly start: StartRow;
  readonly runs: number;
}

/** Starts of this many more games are added from all of a group, so that no cell is empty. */
const BORROWED = 5;

/** How a starter's runs, batters and unearned runs come about, given his outs and the score. */
export function countPitching(
  starts: readonly PitchingStart[],
): Pick<BaseballTables, 'charged' | 'left' | 'besides' | 'unearned'> {
  const charged = Array.from({ length: OUTS_GROUPS }, () => countsOf(MOST_INNING_RUNS + 1));
  const left = Array.from({ length: OUTS_GROUPS }, () => countsOf(CHARGED_GROUPS));
  const leftOf = countsOf(OUTS_GROUPS);
  const besides = countsOf(MOST_INNING_RUNS);
  const unearned = countsOf(MOST_INNING_RUNS + 1);
  for (const { start, runs } of starts) {
    const { outs, battersFaced, hits, walks } = start;
    const group = outsGroup(outs);
    charged[group]?.[Math.min(runs, MOST_INNING_RUNS)]?.add(
      runs > MOST_INNING_RUNS
        ? Math.round((start.runs * MOST_INNING_RUNS) / runs)
        : Math.min(start.runs, runs),
    );
    const on = Math.max(0, battersFaced - outs - start.runs);
    left[group]?.[chargedGroup(start.runs)]?.add(on);
    leftOf[group]?.add(on);
    besides[Math.min(battersFaced - outs, MOST_INNING_RUNS - 1)]?.add(
      battersFaced - outs - hits - walks,
    );
    unearned[Math.min(start.runs, MOST_INNING_RUNS)]?.add(
      Math.max(0, start.runs - start.earnedRuns),
    );
  }
  return {
    charged: charged.map((group) =>
      group.map((counts) => countShares(counts.upTo(MOST_INNING_RUNS))),
    ),
    left: left.map((group, at) => {
      const all = countShares(leftOf[at]?.upTo(12) ?? []);
      return group.map((counts) => countShares(withSome(counts, all)));
    }),
    besides: besides.map((counts) => counts.shares(5)),
    unearned: unearned.map((counts) => countShares(counts.upTo(MOST_INNING_RUNS))),
  };
}

/** Counts with a few games of all. */
function withSome(counts: BaseballCounts, all: readonly number[]): number[] {
  const own = counts.upTo(12);
  return all.map((share, value) => (own[value] ?? 0) + BORROWED * share);
}
