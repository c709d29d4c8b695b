import type { SeasonCounts } from '#domain/season/seasonCounts.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonPick } from '#domain/season/seasonPick.ts';
import { PairedPoints } from './pairedPoints.ts';
import { PairedSums } from './pairedSums.ts';
import { playSeason, type SeasonOptions } from './play.ts';
import { pointsOfRun } from './points.ts';

/** What every team came to in each run of a season without results set, at run · teams + team. */
export interface PlainRuns {
  readonly runs: number;
  /** Goals as bits. */
  readonly goals: Uint16Array;
  /** Wins or points, as the counts' `wins`. */
  readonly points: Uint16Array;
}

/** A season's counts, and what each of its runs came to. */
interface PlainSeason {
  readonly counts: SeasonCounts;
  readonly plain: PlainRuns;
}

/** Plays a season as published and keeps its runs, so that results set can be compared with them run by run. */
export function playPlain(
  inputs: SeasonInputs,
  seed: number,
  runs: number,
  options: Pick<SeasonOptions, 'rules'> = {},
): PlainSeason {
  const teams = inputs.teams.length;
  const goals = new Uint16Array(runs * teams);
  const points = new Uint16Array(runs * teams);
  const of = pointsOfRun(inputs);
  let from = 0;
  const counts = playSeason(inputs, seed, runs, {
    ...options,
    watch(settled, _, run) {
      goals.set(settled.goals, from);
      for (let team = 0; team < teams; team++) points[from + team] = of(run, team);
      from += teams;
    },
  });
  return { counts, plain: { runs, goals, points } };
}

/** What results set change; each by goal and team, shares of seasons 0–1. */
export interface Paired {
  readonly counts: SeasonCounts;
  /** Share with the results set less the share without them, in the same runs. */
  readonly changes: readonly (readonly number[])[];
  /** Standard errors of the changes. */
  readonly errors: readonly (readonly number[])[];
  /** By team: the mean of its wins or points with the results set less that without them, in the same runs. */
  readonly points: readonly number[];
  /** How many seasons of equal weight these are as good as. */
  readonly effective: number;
}

/**
 * Plays a season with results set, beside the same runs without them: both share their luck, so most of it cancels out.
 * @param seed as of `plain`, which has at least as many runs
 */
export function playPaired(
  inputs: SeasonInputs,
  seed: number,
  runs: number,
  picks: readonly SeasonPick[],
  plain: PlainRuns,
  options: Pick<SeasonOptions, 'rules'> = {},
): Paired {
  const sums = new PairedSums(inputs.teams.length);
  const means = new PairedPoints(inputs.teams.length);
  const of = pointsOfRun(inputs);
  const counts = playSeason(inputs, seed, runs, {
    ...options,
    picks,
    watch(settled, weight, run) {
      sums.add(plain.goals, settled.goals, weight);
      means.add(plain.points, (team) => of(run, team), weight);
    },
  });
  const each = (figure: (goal: number, team: number) => number): number[][] =>
    counts.goals.map((ofGoal, goal) => ofGoal.map((_, team) => figure(goal, team)));
  return {
    counts,
    changes: each((goal, team) => sums.changeOf(goal, team)),
    errors: each((goal, team) => sums.errorOf(goal, team)),
    points: counts.wins.map((_, team) => means.changeOf(team)),
    effective: sums.effective(),
  };
}
