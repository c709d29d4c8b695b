import { exp } from '#engine/rng/exp.ts';
import { RUNS } from '../../baseball/innings.ts';
import { runsTogether, tiltedRuns, tiltOf } from './halfInning.ts';
import { FRESH_INNING, type LiveBaseballParams, REGULATION } from './params.ts';

/** Steps of a normal distribution with their weights: Gauss–Hermite, five points. */
const STEPS = [-2.8569700138728056, -1.355626179974266, 0, 1.355626179974266, 2.8569700138728056];
const WEIGHTS = [
  0.011257411327720693, 0.22207592200561263, 0.5333333333333333, 0.22207592200561263,
  0.011257411327720693,
];

/** A side at one of the rates it may have on the day. */
interface Day {
  readonly weight: number;
  /** Its rate against the side's expected one, and the logarithm. */
  readonly rate: number;
  readonly log: number;
  /** Tilt of each inning, 1 to 9 and the extra ones (`tiltOf`), at index inning − 1. */
  readonly tilts: readonly number[];
  /** Runs of innings n to `last`, at index n − 1; of none of them at index `last`. */
  readonly rest: readonly Float64Array[];
}

/** A side's innings at every rate it may have. */
export interface SideDays {
  /** Its expected rate against the league's. */
  readonly rate: number;
  readonly days: readonly Day[];
}

/**
 * @param rate expected rate of scoring against the league's
 * @param last the last inning of `rest`: 9 for the visitors, 8 for the home side, whose ninth depends on the score
 */
export function baseballSideDays(params: LiveBaseballParams, rate: number, last: number): SideDays {
  const days = STEPS.map((step, at): Day => {
    const log = params.daySd * step - (params.daySd * params.daySd) / 2;
    const today = exp(log);
    const tilts = params.innings.map((inning) => tiltOf(params, bounded(rate * today * inning)));
    return { weight: WEIGHTS[at] ?? 0, rate: today, log, tilts, rest: restOf(params, tilts, last) };
  });
  return { rate, days };
}

const bounded = (rate: number): number => Math.min(Math.max(rate, 0.2), 5);

function restOf(
  params: LiveBaseballParams,
  tilts: readonly number[],
  last: number,
): readonly Float64Array[] {
  let sum: Float64Array = new Float64Array(RUNS);
  sum[0] = 1;
  const rest: Float64Array[] = [sum];
  for (let inning = last; inning >= 1; inning--) {
    sum = runsTogether(sum, situationRuns(params, tilts, inning, FRESH_INNING));
    rest.unshift(sum);
  }
  return rest;
}

/** Runs from a situation of an inning to its third out. */
export const situationRuns = (
  { runs }: LiveBaseballParams,
  tilts: readonly number[],
  inning: number,
  situation: number,
): Float64Array =>
  tiltedRuns(runs[situation] ?? [], tilts[Math.min(inning, REGULATION + 1) - 1] ?? 0);
