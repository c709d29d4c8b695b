import { sum } from '#domain/numbers/numbers.ts';
import { exp } from '../rng/exp.ts';
import { log } from '../rng/log.ts';
import { bisect } from '../solve.ts';

/** Share of all fights that each cause ends in each half minute. */
export interface Incidence {
  readonly knockout: Float64Array;
  readonly submission: Float64Array;
}

/**
 * Competing risks: each half minute has a baseline hazard of a knock-out and one of a submission. Each is multiplied by its own
 * factor (proportional hazards), chosen so that fights end in the two ways as often as asked: likely finishes also come earlier.
 * Source: Prentice et al. (1978), "The analysis of failure times in the presence of competing risks", Biometrics 34(4).
 * @param knockout, submission baseline hazards per half minute, 0 or more, each with a positive sum
 * @param koShare, subShare shares of all fights, 0 or more, below 1 together
 */
export function incidence(
  knockout: Float64Array,
  submission: Float64Array,
  koShare: number,
  subShare: number,
): Incidence {
  const hazard = -log(1 - koShare - subShare);
  const koTotal = sum(knockout);
  const subTotal = sum(submission);
  const spread = (koFactor: number): Incidence =>
    endings(knockout, submission, koFactor, (hazard - koFactor * koTotal) / subTotal);
  if (subShare === 0) return endings(knockout, submission, hazard / koTotal, 0);
  const most = hazard / koTotal;
  return spread(bisect((factor) => sum(spread(factor).knockout), koShare, 0, most));
}

function endings(
  knockout: Float64Array,
  submission: Float64Array,
  koFactor: number,
  subFactor: number,
): Incidence {
  const ends = {
    knockout: new Float64Array(knockout.length),
    submission: new Float64Array(knockout.length),
  };
  let alive = 1;
  for (let bin = 0; bin < knockout.length; bin++) {
    const ko = koFactor * (knockout[bin] ?? 0);
    const sub = Math.max(0, subFactor * (submission[bin] ?? 0));
    if (ko + sub === 0) continue;
    const ended = alive * (1 - exp(-(ko + sub)));
    ends.knockout[bin] = (ended * ko) / (ko + sub);
    ends.submission[bin] = (ended * sub) / (ko + sub);
    alive -= ended;
  }
  return ends;
}
