import { normalMean } from '../quadrature.ts';
import { normalCdf } from '../rng/normalCdf.ts';
import { bisect } from '../solve.ts';

/** Spread of a basketball game around its centre. Points. */
export interface BasketballShape {
  readonly marginSd: number;
  readonly ratingSd: number;
  /** An overtime's length as a share of regulation: 5/48, 5/40. */
  readonly overtimeShare: number;
}

/** P(rounded normal > 0) and P(= 0). */
function signOf(mean: number, sd: number): { up: number; level: number } {
  const up = 1 - normalCdf((0.5 - mean) / sd);
  return { up, level: 1 - up - normalCdf((-0.5 - mean) / sd) };
}

/** P(home wins) when regulation's margin is normal around `centre` and level scores play overtimes. */
export function homeWinAt(centre: number, shape: BasketballShape): number {
  const overtimeSd = shape.marginSd * Math.sqrt(shape.overtimeShare);
  return normalMean((z) => {
    const strength = centre + shape.ratingSd * z;
    const regulation = signOf(strength, shape.marginSd);
    const overtime = signOf(strength * shape.overtimeShare, overtimeSd);
    return regulation.up + (regulation.level * overtime.up) / (1 - overtime.level);
  });
}

/** Centre of regulation's margin that gives the win probability. */
export const centreFor = (homeWin: number, shape: BasketballShape): number =>
  bisect((centre) => homeWinAt(centre, shape), homeWin, -250, 250);

/** Expected number of overtimes at a centre. */
export function expectedOvertimes(centre: number, shape: BasketballShape): number {
  const overtimeSd = shape.marginSd * Math.sqrt(shape.overtimeShare);
  return normalMean((z) => {
    const strength = centre + shape.ratingSd * z;
    const again = signOf(strength * shape.overtimeShare, overtimeSd).level;
    return signOf(strength, shape.marginSd).level / (1 - again);
  });
}
