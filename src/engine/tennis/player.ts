import { clamp } from '#domain/numbers/numbers.ts';
import type { Estimate } from './estimate.ts';
import type { Surface } from './match.ts';
import type { TennisFilterParams, TennisParams } from './params.ts';

/** One filter's view of a player, logits of winning a best-of-three match. */
export interface Skill {
  /** The lasting part: drifts, never fades. */
  readonly level: Estimate;
  /** The part that passes within weeks: fades to 0 and varies anew. */
  readonly form: Estimate;
  readonly surfaces: Readonly<Record<Surface, Estimate>>;
}

/** The two filters: with past closing lines, and from results alone. */
export type TennisFilterName = 'lines' | 'results';

/** Everything known of a player; changed in place as matches are processed. */
export interface TennisPlayerRating {
  readonly lines: Skill;
  readonly results: Skill;
  /** Effect on a match's mean share of points won on serve. */
  readonly service: Estimate;
  matches: number;
  /** Days since 1970-01-01 of the last match and of the last one given up; NEVER if there is none. */
  lastDay: number;
  hurtDay: number;
}

/** No day at all. */
export const NEVER = -1_000_000;

/** Rank assumed for an unranked player, and the lowest rank told apart. */
const UNRANKED = 600;
const LOWEST_RANK = 1500;

/** Level a rank stands for. */
export function rankLevel(rank: number | undefined, params: TennisFilterParams): number {
  const known = clamp(rank ?? UNRANKED, 1, LOWEST_RANK);
  return params.rankSlope * Math.log(60 / known);
}

/** A player unknown to the ratings: at the level implied by the rank, with a wide range. */
function newSkill(rank: number | undefined, params: TennisFilterParams): Skill {
  const offset = (): Estimate => ({ mean: 0, variance: params.surfaceVar });
  return {
    level: { mean: rankLevel(rank, params), variance: params.levelVar },
    form: { mean: 0, variance: params.formVar },
    surfaces: { hard: offset(), clay: offset(), grass: offset() },
  };
}

/** A player without matches, in both filters. */
export const newTennisPlayer = (
  rank: number | undefined,
  params: TennisParams,
): TennisPlayerRating => ({
  lines: newSkill(rank, params.lines),
  results: newSkill(rank, params.results),
  service: { mean: 0, variance: params.points.serviceVar },
  matches: 0,
  lastDay: NEVER,
  hurtDay: NEVER,
});
