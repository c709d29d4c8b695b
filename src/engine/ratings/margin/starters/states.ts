import {
  addToSight,
  addVariance,
  append,
  type Belief,
  forgetEntry,
  type Sight,
  shrink,
} from '../../belief.ts';
import type { StarterParams } from './params.ts';
import type { StarterShare } from './roster.ts';

/** A filter's starters: each one's row in its belief, −1 if he has none, and free rows. */
export interface StarterRows {
  readonly rows: number[];
  readonly free: number[];
}

export const newStarterRows = (): StarterRows => ({ rows: [], free: [] });

/** Adds a starter with a mean and a variance; returns his row. */
export function enterStarter(
  belief: Belief,
  { rows, free }: StarterRows,
  starter: number,
  mean: number,
  variance: number,
): number {
  const used = free.pop();
  const row = used ?? belief.size;
  if (used === undefined) append(belief, mean, variance);
  else {
    belief.mean[row] = mean;
    addVariance(belief, row, variance);
  }
  while (rows.length < starter) rows.push(-1);
  rows[starter] = row;
  return row;
}

/** Adds a side's starters to the observed sum. Those unknown to the filter are added to it. */
export function seeStarters(
  belief: Belief,
  states: StarterRows,
  params: StarterParams,
  sight: Sight,
  {
    starters,
    sign,
    opening,
  }: { starters: readonly StarterShare[]; sign: number; opening: boolean },
): void {
  for (const { starter, weight } of starters) {
    const known = states.rows[starter] ?? -1;
    const mean = params.newcomer + (opening ? params.opening : 0);
    const row =
      known < 0 ? enterStarter(belief, states, starter, mean, params.starterPrior) : known;
    addToSight(sight, row, sign * weight);
  }
}

/** Moves a side's starters by their shares of a number of points. */
export function moveStarters(
  { mean }: Belief,
  { rows }: StarterRows,
  starters: readonly StarterShare[],
  by: number,
): void {
  for (const { starter, weight } of starters) {
    const row = rows[starter] ?? -1;
    if (row >= 0) mean[row] = (mean[row] ?? 0) + weight * by;
  }
}

/** Lets the starters drift over some days of a season. */
export function driftStarters(
  belief: Belief,
  { rows }: StarterRows,
  { starterDrift }: StarterParams,
  days: number,
): void {
  for (const row of rows) if (row >= 0) addVariance(belief, row, starterDrift * days);
}

/** The off-season: reversion to an average starter, new uncertainty, and forgetting. */
export function renewStarters(
  belief: Belief,
  states: StarterRows,
  { starterCarry, starterOffseason }: StarterParams,
  forgotten: readonly number[],
): void {
  for (const starter of forgotten) {
    const row = states.rows[starter] ?? -1;
    if (row < 0) continue;
    forgetEntry(belief, row);
    states.rows[starter] = -1;
    states.free.push(row);
  }
  for (const row of states.rows) {
    if (row < 0) continue;
    belief.mean[row] = starterCarry * (belief.mean[row] ?? 0);
    shrink(belief, row, starterCarry);
    addVariance(belief, row, starterOffseason);
  }
}
