import type { SeasonCounts } from '#domain/season/seasonCounts.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonPick } from '#domain/season/seasonPick.ts';
import { PairedSums } from './pairedSums.ts';
import { playSeason, type SeasonOptions } from './play.ts';

/** The goals of every team in each run of a season without results set, as bits: run · teams + team. */
export interface PlainRuns {
  readonly runs: number;
  readonly goals: Uint16Array;
}

/** A season's counts, and what each of its runs came to. */
export interface PlainSeason {
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
  let from = 0;
  const counts = playSeason(inputs, seed, runs, {
    ...options,
    watch(settled) {
      goals.set(settled.goals, from);
      from += teams;
    },
  });
  return { counts, plain: { runs, goals } };
}

/** What results set change; each by goal and team, shares of seasons 0–1. */
export interface Paired {
  readonly counts: SeasonCounts;
  /** Share with the results set less the share without them, in the same runs. */
  readonly changes: readonly (readonly number[])[];
  /** Standard errors of the changes. */
  readonly errors: readonly (readonly number[])[];
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
  { goals }: PlainRuns,
  options: Pick<SeasonOptions, 'rules'> = {},
): Paired {
  const sums = new PairedSums(inputs.teams.length);
  const counts = playSeason(inputs, seed, runs, {
    ...options,
    picks,
    watch: (settled, weight) => sums.add(goals, settled.goals, weight),
  });
  const each = (figure: (goal: number, team: number) => number): number[][] =>
    counts.goals.map((ofGoal, goal) => ofGoal.map((_, team) => figure(goal, team)));
  return {
    counts,
    changes: each((goal, team) => sums.changeOf(goal, team)),
    errors: each((goal, team) => sums.errorOf(goal, team)),
  };
}
