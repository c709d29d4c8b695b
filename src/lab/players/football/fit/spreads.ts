import type { Position } from '#engine/players/football/box.ts';
import { BEHIND } from '#engine/players/football/draw/yards.ts';
import type { ByPosition, FootballParams, ShareSpread } from '#engine/players/football/params.ts';
import { leastSquares } from '../leastSquares.ts';

/** Balls that one player got, and what he could expect among those who played. */
export interface BallSample {
  readonly position: Position;
  readonly got: number;
  readonly expected: number;
  readonly share: number;
  /** Games that still count of him. */
  readonly known: number;
}

/** Yards that one player gained on so many catches or runs. */
export interface YardSample {
  readonly position: Position;
  readonly balls: number;
  readonly yards: number;
  readonly expected: number;
}

/**
 * Squared coefficient of variation of shares beyond that of a multinomial, by least squares of the squared errors: never negative
 * in a part. A share's own spread counts less in the run the larger it is, (1 − share)².
 */
export function fitShareSpread(samples: readonly BallSample[]): ByPosition<ShareSpread> {
  const of = (position: Position): ShareSpread => {
    const some = samples.filter((one) => one.position === position && one.expected > 0.2);
    if (some.length < 50) return [0.1, 0.3, 0.3];
    const parts = some.map(({ expected, known }) => [1, 1 / Math.max(0.3, expected), 1 / (1 + known)]);
    const y = some.map(
      ({ got, expected, share }) =>
        ((got - expected) ** 2 - expected * (1 - share)) / expected ** 2 / (1 - share) ** 2,
    );
    const weights = some.map(({ expected }) => 1 / (1 / expected + 0.3) ** 2);
    return nonNegative(parts, y, weights);
  };
  return { QB: of('QB'), RB: of('RB'), WR: of('WR'), TE: of('TE') };
}

/** Least squares with no part below 0: parts that come out negative are left out in turn. */
function nonNegative(
  rows: readonly (readonly number[])[],
  y: readonly number[],
  weights: readonly number[],
): ShareSpread {
  let used = [0, 1, 2];
  for (;;) {
    const found = leastSquares(
      rows.map((row) => used.map((part) => row[part] ?? 0)),
      y,
      weights,
    );
    const low = found.findIndex((value) => value < 0);
    if (low < 0 || used.length === 0) {
      const at = (part: number): number => found[used.indexOf(part)] ?? 0;
      return [at(0), at(1), at(2)];
    }
    used = used.filter((_, index) => index !== low);
  }
}

/** Gamma shape of one ball's yards: its mean above where it begins, squared, over the variance a ball. */
export function fitShape(
  samples: readonly YardSample[],
  ball: keyof typeof BEHIND,
): ByPosition<number> {
  const of = (position: Position): number => {
    const some = samples.filter((one) => one.position === position && one.balls > 0);
    if (some.length < 50) return 1;
    const balls = some.reduce((sum, one) => sum + one.balls, 0);
    const mean = some.reduce((sum, one) => sum + one.expected, 0) / balls;
    const variance = some.reduce((sum, one) => sum + (one.yards - one.expected) ** 2, 0) / balls;
    return (mean + BEHIND[ball]) ** 2 / variance;
  };
  return { QB: of('QB'), RB: of('RB'), WR: of('WR'), TE: of('TE') };
}

/** Residuals of a side's plays and share of passes. */
export interface PlaySample {
  readonly plays: number;
  readonly expectedPlays: number;
  readonly share: number;
  readonly expectedShare: number;
}

/** Spread of plays beyond Poisson's, and of the share of passes beyond the binomial's. */
export function fitPlays(
  samples: readonly PlaySample[],
): Pick<FootballParams, 'playsDispersion' | 'passingConcentration'> {
  const mean = (of: (one: PlaySample) => number): number =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const plays = mean((one) => one.expectedPlays);
  const more = mean((one) => (one.plays - one.expectedPlays) ** 2) - plays;
  const p = mean((one) => one.expectedShare);
  const whole = mean((one) => (one.share - one.expectedShare) ** 2) / (p * (1 - p));
  // Variance of a beta-binomial share: p(1 − p) (1 + (n − 1) ÷ (c + 1)) ÷ n.
  const clustered = (whole * plays - 1) / (plays - 1);
  return {
    playsDispersion: more > 0 ? Math.min(2000, plays ** 2 / more) : 2000,
    passingConcentration: clustered > 0.001 ? 1 / clustered - 1 : 1000,
  };
}

