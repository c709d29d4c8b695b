import type { PointParams } from './pointParams.ts';

/**
 * Constants of one ratings filter, estimated by the fit. Levels and offsets are in logits of winning a
 * best-of-three match; days are calendar days.
 */
export interface TennisFilterParams {
  /** Level of a player ranked r, relative to rank 60, is rankSlope · ln(60 ÷ r). */
  readonly rankSlope: number;
  /** Variance of a new player's level around the level that the rank implies. */
  readonly levelVar: number;
  /** Variance of a new player's offset on each surface; offsets never get more uncertain than this. */
  readonly surfaceVar: number;
  /** Growth of the level's variance per day, for at most a year. */
  readonly drift: number;
  /** Further growth per 30 days of a lay-off beyond 60 days. */
  readonly layoffDrift: number;
  /** Growth of an offset's variance per day. */
  readonly surfaceDrift: number;
  /** Variance of a player's form, and the days after which e⁻¹ of it remains. */
  readonly formVar: number;
  readonly formDays: number;
  /** Variance of the current rank as an observation of the level. */
  readonly rankVar: number;
  /** Share of games won − lost (−1–1) per unit of difference. */
  readonly marginScale: number;
  /** Variance of margin ÷ marginScale over 24 games. */
  readonly marginVar: number;
  /** A result's variance is this ÷ its information b²p(1 − p); 0: results are not learned from, only margins. */
  readonly resultVar: number;
  /** Variance of a past closing line's logit; 0 in the filter that reads no lines. */
  readonly lineVar: number;
  /** Difference per logit of a closing line. */
  readonly lineScale: number;
  /** Factor on the difference in a best-of-five match. */
  readonly bestOfFive: number;
  /** How uncertainty pulls forecasts to one half: logit = mean ÷ √(1 + shrink · variance). */
  readonly shrink: number;
  /** Logits of a player whose last match was 31–90 days ago, and more than 90. */
  readonly monthOff: number;
  readonly seasonOff: number;
  /** Logits of a player who retired hurt in the last 30 days. */
  readonly hurt: number;
  /** Logits per decade of age. */
  readonly age: number;
}

/** Everything the fit estimates for one tour. */
export interface TennisParams {
  /** The filter that learns from closing lines and game margins. */
  readonly lines: TennisFilterParams;
  /** The filter that learns from results and game margins alone. */
  readonly results: TennisFilterParams;
  readonly points: PointParams;
}
