import { grouped } from '../../lists/grouped.ts';
import { sum } from '../../numbers/numbers.ts';
import { type Interval, samplingInterval, Z } from '../../numbers/samplingError.ts';
import { decidedPart, isWin } from '../outcome.ts';
import { contestKeyOf, type RecordRow } from '../recordRow.ts';
import { clusteredMean } from './clusteredMean.ts';
import { easternDayOf } from './dayOf.ts';

/** Decided stakes, and how many of them won. */
interface WonShare extends Interval {
  readonly decided: number;
  /** Share won, %; low and high are its 95 % interval. */
  readonly mean: number;
}

/** A contest counts once however many of its picks there are, and half if only half a stake was decided. */
const contests = (rows: readonly RecordRow[]): number =>
  sum(
    [...grouped(rows, contestKeyOf).values()].map((own) =>
      Math.max(...own.map(({ outcome }) => decidedPart(outcome))),
    ),
  );

/**
 * Number of independent picks with the same uncertainty: with h half the interval of the share p by whole days (`clusteredMean`),
 * z²·p(1 − p) ÷ h², and never more than the number of contests.
 * Source: Korn and Graubard (1998), "Confidence intervals for proportions with small expected number of positive counts estimated
 * from survey data", Survey Methodology 24: the effective sample size.
 */
function worth(rows: readonly RecordRow[]): number {
  const most = contests(rows);
  const share = clusteredMean(
    rows.map((row) => {
      const { outcome } = row;
      return {
        day: easternDayOf(row),
        value: isWin(outcome) ? 1 : 0,
        weight: decidedPart(outcome),
      };
    }),
  );
  if (share?.high === undefined || share.high === share.mean) return most;
  const { mean, high } = share;
  return Math.min(most, (Z ** 2 * mean * (1 - mean)) / (high - mean) ** 2);
}

/** Share of stakes won, with the Wilson interval for the effective number of picks; undefined while none is decided. */
export function wonShare(rows: readonly RecordRow[]): WonShare | undefined {
  const settled = rows.filter(({ outcome }) => decidedPart(outcome) > 0);
  const decided = sum(settled.map(({ outcome }) => decidedPart(outcome)));
  if (decided === 0) return undefined;
  const won = sum(settled.map(({ outcome }) => (isWin(outcome) ? decidedPart(outcome) : 0)));
  const mean = (100 * won) / decided;
  return { decided, mean, ...samplingInterval(mean, Math.max(1, worth(settled))) };
}
