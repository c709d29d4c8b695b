/**
 * Applies facts known before a season's first game to the ratings. A regression of the new season's rating on the carried one and
 * the facts, as the Kalman step of an observation with fitted gain and noise: the rating gives up a share of its distance from
 * the league's level, each fact adds its points, and a share of the variance is left.
 * Limits: the same weights for every season and program; a team without known facts stays unchanged.
 */

import type { PreseasonFact } from '#domain/leagues/preseasonFact.ts';
import { type Belief, shrink } from '../belief.ts';

/** A team's facts before a season, in the units of `PreseasonFact`. */
export type PreseasonFacts = Readonly<Partial<Record<PreseasonFact, number>>>;

/** Season → team's key → its facts. */
export type Preseason = Readonly<Record<string, Readonly<Record<string, PreseasonFacts>>>>;

/** Weights of the facts: points of margin per unit of each, 0 if absent. */
export interface PreseasonParams extends PreseasonFacts {
  /** Share of the carried rating's distance from the league's level that is given up, 0–1. */
  readonly pull: number;
  /** Share of the carried rating's variance that is left, 0–1. */
  readonly kept: number;
}

/**
 * Applies facts to ratings that have been through the off-season.
 * @param level mean of the top division's ratings
 * @param rows of the teams in the belief
 * @param facts by team; undefined for a team without known facts
 */
export function heedPreseason(
  belief: Belief,
  { level, rows }: { readonly level: number; readonly rows: readonly number[] },
  params: PreseasonParams,
  facts: readonly (PreseasonFacts | undefined)[],
): void {
  for (const [team, known] of facts.entries()) {
    const at = rows[team];
    if (!known || at === undefined) continue;
    const rating = belief.mean[at] ?? 0;
    belief.mean[at] = rating + params.pull * (level - rating) + pointsOf(params, known);
    shrink(belief, at, Math.sqrt(params.kept));
  }
}

const pointsOf = (params: PreseasonParams, { poll = 0 }: PreseasonFacts) =>
  (params.poll ?? 0) * poll;
