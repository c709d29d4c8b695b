import type { PlatformStatsAnswer } from '#contract/platformStats.ts';
import { isInstant, isNumber, isRecord } from './checks.ts';

const rateOf = (value: unknown): number | null => (isNumber(value) ? value : null);

/** The four platform figures; a missing rate is unknown. Throws a TypeError without the counts. */
export function readPlatformStats(answer: unknown): Required<PlatformStatsAnswer> {
  if (!isRecord(answer)) throw new TypeError('The answer is no record of figures');
  const { totalPredictions, winRate, roi, todaysGames, asOf } = answer;
  if (!isNumber(totalPredictions) || !isNumber(todaysGames)) {
    throw new TypeError('The answer has no counts');
  }
  return {
    totalPredictions,
    winRate: rateOf(winRate),
    roi: rateOf(roi),
    todaysGames,
    asOf: isInstant(asOf) ? asOf : null,
  };
}
