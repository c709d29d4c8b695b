import type { FootballPosition } from '#engine/players/football/box.ts';
import { BEHIND } from '#engine/players/football/draw/yards.ts';
import type { ByFootballPosition, FootballParams } from '#engine/players/football/params.ts';

/** Yards that one player gained on so many catches or runs. */
export interface YardSample {
  readonly position: FootballPosition;
  readonly balls: number;
  readonly yards: number;
  readonly expected: number;
  /** Balls of his side beyond what was expected. */
  readonly more: number;
}

/** Gamma shape of one ball's yards: its mean above where it begins, squared, over the variance a ball. */
export function fitShape(
  samples: readonly YardSample[],
  ball: keyof typeof BEHIND,
  slope: number,
): ByFootballPosition<number> {
  const of = (position: FootballPosition): number => {
    const some = samples.filter((one) => one.position === position && one.balls > 0);
    if (some.length < 50) return 1;
    const balls = some.reduce((sum, one) => sum + one.balls, 0);
    const mean = some.reduce((sum, one) => sum + one.expected, 0) / balls;
    const variance =
      some.reduce((sum, one) => sum + (one.yards - one.expected * (1 + slope * one.more)) ** 2, 0) /
      balls;
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
): Pick<FootballParams, 'playsDispersion' | 'passingConcentration'> & { readonly passing: number } {
  const mean = (of: (one: PlaySample) => number): number =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const plays = mean((one) => one.expectedPlays);
  const more = mean((one) => (one.plays - one.expectedPlays) ** 2) - plays;
  const off = (one: PlaySample): number => one.plays - one.expectedPlays;
  const passing =
    mean((one) => off(one) * (one.share - one.expectedShare)) / mean((one) => off(one) ** 2);
  const p = mean((one) => one.expectedShare);
  const whole =
    mean((one) => (one.share - one.expectedShare - passing * off(one)) ** 2) / (p * (1 - p));
  // Variance of a beta-binomial share: p(1 − p) (1 + (n − 1) ÷ (c + 1)) ÷ n.
  const clustered = (whole * plays - 1) / (plays - 1);
  return {
    playsDispersion: more > 0 ? Math.min(2000, plays ** 2 / more) : 2000,
    passingConcentration: clustered > 0.001 ? 1 / clustered - 1 : 1000,
    passing,
  };
}

/** A ratio of a side and the balls that it had beyond what was expected. */
export interface MoreSample {
  readonly ratio: number;
  readonly weight: number;
  readonly more: number;
}

/** What each ball more adds to a ratio that is expected to be 1. */
export function fitMore(samples: readonly MoreSample[]): number {
  let above = 0;
  let below = 0;
  for (const { ratio, weight, more } of samples) {
    if (!(weight > 0)) continue;
    above += weight * more * (ratio - 1);
    below += weight * more * more;
  }
  return below > 0 ? above / below : 0;
}
