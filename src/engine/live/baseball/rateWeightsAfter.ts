import { exp } from '#engine/rng/exp.ts';
import { meanRuns } from './halfInning.ts';
import { FRESH_INNING, type LiveBaseballParams, REGULATION, WITH_RUNNER } from './params.ts';
import type { BaseballStand } from './readState.ts';
import type { SideDays } from './side.ts';

/**
 * How likely each of a side's rates is after what it scored: Poisson's likelihood raised to `learning`, as runs come in bunches.
 * Runners on base count as the runs they are worth.
 */
export function rateWeightsAfter(
  params: LiveBaseballParams,
  { rate, days }: SideDays,
  runs: number,
  expected: number,
): Float64Array {
  let sum = 0;
  const weights = Float64Array.from(days, (day) => {
    const surprise = runs * day.log - expected * rate * (day.rate - 1);
    const weight = day.weight * exp(params.learning * surprise);
    sum += weight;
    return weight;
  });
  return weights.map((weight) => weight / sum);
}

/** Runs that a side of the league's rate would have scored by now, less those its runners are worth beyond a fresh half-inning. */
export function expectedSoFar(
  params: LiveBaseballParams,
  stand: BaseballStand,
  isHome: boolean,
): number {
  const batting = stand.bottom === isHome;
  const done = isHome || batting ? stand.inning - 1 : stand.inning;
  let sum = 0;
  for (let inning = 1; inning <= done; inning++) sum += freshMean(params, inning);
  if (!batting) return sum;
  const left = meanRuns(params.runs[stand.situation] ?? []) * factorOf(params, stand.inning);
  return sum + freshMean(params, stand.inning) - left;
}

const factorOf = ({ innings }: LiveBaseballParams, inning: number): number =>
  innings[Math.min(inning, REGULATION + 1) - 1] ?? 1;

const freshMean = (params: LiveBaseballParams, inning: number): number =>
  factorOf(params, inning) *
  meanRuns(params.runs[inning > REGULATION ? WITH_RUNNER : FRESH_INNING] ?? []);
