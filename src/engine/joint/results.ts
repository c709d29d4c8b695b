import type { Constraints } from './constraints.ts';

/** Factors of the margins above, at and below 0. */
export interface ResultFactors {
  readonly up: number;
  readonly level: number;
  readonly down: number;
}

const NONE: ResultFactors = { up: 1, level: 1, down: 1 };

/**
 * Factors that give the win probability, or the three results, to margins with the given weights above, at and below
 * 0. For P(home) + ½ P(level) = p they are x, 1 and 1 ÷ x, where (1 − p)·up·x² − (p − ½)·level·x − p·down = 0.
 * Throws a RangeError that names the input where a result that shall happen has no weight.
 */
export function resultFactors(
  { homeWin, shares }: Constraints,
  up: number,
  level: number,
  down: number,
): ResultFactors {
  if (shares) {
    return {
      up: factorOf('shares.home', shares.home, up),
      level: factorOf('shares.draw', shares.draw, level),
      down: factorOf('shares.away', shares.away, down),
    };
  }
  if (homeWin === undefined) return NONE;
  if (!(up > 0 && down > 0)) throw new RangeError(`Input homeWin cannot be met: ${homeWin}`);
  const skew = (homeWin - 0.5) * level;
  const root = Math.sqrt(skew * skew + 4 * homeWin * (1 - homeWin) * up * down);
  const x =
    skew > 0 ? (skew + root) / (2 * (1 - homeWin) * up) : (2 * homeWin * down) / (root - skew);
  return { up: x, level: 1, down: 1 / x };
}

function factorOf(name: string, share: number, weight: number): number {
  if (share === 0) return 0;
  if (!(weight > 0)) throw new RangeError(`Input ${name} cannot be met: ${share}`);
  return share / weight;
}
