import { InputError } from '#domain/numbers/inputError.ts';
import type { LineShare } from '#domain/prices/market.ts';
import { exp } from '../rng/exp.ts';
import type { Constraints } from './constraints.ts';
import { type Joint, marginSums, multipliedTable, totalSums } from './joint.ts';
import { leastTilt, type WantedMoments } from './leastTilt.ts';
import { wantedMargins } from './margins.ts';
import { shareWon } from './settle.ts';
import { solveTilt, tiltedWeights } from './tilt.ts';

/** Most rounds of fitting margins and totals to each other; plain games need two to six. */
const MOST_ROUNDS = 200;
const MET = 1e-9;

/**
 * The table changed to meet the given figures and otherwise kept as close to itself as possible. The margins' weights are
 * multiplied by the factors that change them least in relative entropy (`leastTilt`): steps between the results and a step at the
 * spread's line. A slope instead of steps would move every margin for the sake of the few between 0 and the line. The totals'
 * weights are multiplied by e^(γ·total), a slope that gives the over its share.
 * The figures are met to 1e-8 with products, sums and square roots alone: the same digits on every machine.
 * Throws a RangeError that names the input which the table cannot meet, alone or together with the others.
 */
export function anchor(joint: Joint, wanted: Constraints): Joint {
  const margins = wantedMargins(joint.size - 1, wanted);
  if (margins.length === 0 && !wanted.total) return joint;
  const ones = new Float64Array(2 * joint.size - 1).fill(1);
  let byMargin: Float64Array = ones;
  let byTotal: Float64Array = ones;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (margins.length > 0) {
      const weights = marginSums(joint, byTotal);
      if (round > 0 && meets(weights, byMargin, margins)) {
        return multipliedTable(joint, byMargin, byTotal);
      }
      byMargin = marginFactors(weights, margins);
    }
    if (!wanted.total) return multipliedTable(joint, byMargin, byTotal);
    byTotal = totalFactors(totalSums(joint, byMargin), wanted.total);
    if (margins.length === 0) return multipliedTable(joint, byMargin, byTotal);
  }
  throw new InputError('Input lines.total cannot be met beside the others', 'lines.total');
}

function marginFactors(weights: Float64Array, wanted: readonly WantedMoments[]): Float64Array {
  const factors = leastTilt(weights, wanted);
  if (factors) return factors;
  // Name the first figure that cannot be met together with those before it.
  const refused = wanted.find((_, index) => !leastTilt(weights, wanted.slice(0, index + 1)));
  const name = refused?.name ?? 'lines';
  throw new InputError(`Input ${name} cannot be met beside the others`, name);
}

function totalFactors(totals: Float64Array, { line, share }: LineShare): Float64Array {
  const moved = new Float64Array(totals.length);
  const shareAt = (step: number) => shareWon(tiltedWeights(moved, totals, 0, exp(step)), 0, -line);
  const step = solveTilt('lines.total', shareAt, share, totals.length - 1);
  return tiltedWeights(moved, new Float64Array(totals.length).fill(1), 0, exp(step));
}

/** Whether margins times their factors give the wanted figures. */
function meets(
  weights: Float64Array,
  factors: Float64Array,
  wanted: readonly WantedMoments[],
): boolean {
  return wanted.every(({ values }) => {
    let sum = 0;
    let all = 0;
    for (let at = 0; at < weights.length; at++) {
      const weight = (weights[at] ?? 0) * (factors[at] ?? 0);
      sum += weight * (values[at] ?? 0);
      all += weight;
    }
    return Math.abs(sum / all) <= MET;
  });
}
