import { InputError } from '#domain/numbers/inputError.ts';
import { solveProbability } from '../solve.ts';

/** Every factor e^(parameter × points) stays within e^±300. */
const FARTHEST = 300;
/** A share this close counts as met: it is the same bet stated twice. */
const MET = 1e-9;

/** Multiplies each weight by growth^(first + index): the exponential tilt, using products alone. */
export function tiltedWeights(
  out: Float64Array,
  weights: Float64Array,
  first: number,
  growth: number,
): Float64Array {
  let factor = 1;
  for (let index = -first; index < weights.length; index++) {
    out[index] = (weights[index] ?? 0) * factor;
    factor *= growth;
  }
  factor = 1 / growth;
  for (let index = -first - 1; index >= 0; index--) {
    out[index] = (weights[index] ?? 0) * factor;
    factor /= growth;
  }
  return out;
}

/**
 * Finds the parameter at which a share that rises with it equals `wanted`.
 * @param reach largest score or margin that the parameter multiplies
 * Throws a RangeError that names the input if no parameter within ±300 ÷ reach gives it.
 */
export function solveTilt(
  name: string,
  shareAt: (parameter: number) => number,
  wanted: number,
  reach: number,
): number {
  const plain = shareAt(0);
  if (Math.abs(plain - wanted) <= MET) return 0;
  const most = FARTHEST / reach;
  const side = plain < wanted ? 1 : -1;
  let near = 0;
  let far = side / reach;
  while (side * (wanted - shareAt(far)) > 0) {
    if (Math.abs(far) === most) {
      throw new InputError(
        `Input ${name} cannot be met: a share of ${wanted}, plainly ${plain}`,
        name,
      );
    }
    near = far;
    far = side * Math.min(2 * Math.abs(far), most);
  }
  const found = solveProbability(shareAt, wanted, Math.min(near, far), Math.max(near, far));
  if (!(Math.abs(shareAt(found) - wanted) <= 2 * MET)) {
    throw new InputError(
      `Input ${name} cannot be met: a share of ${wanted}, plainly ${plain}`,
      name,
    );
  }
  return found;
}
