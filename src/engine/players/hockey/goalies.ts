import { betaBinomial } from '../../rng/counts.ts';
import { type Generator, uniform } from '../../rng/generator.ts';
import type { HockeyDrawParams } from './params.ts';
import type { HockeySquad } from './squad.ts';
import { GOALS_AGAINST, HOCKEY_STATS, SAVES } from './stats.ts';

const WIDTH = HOCKEY_STATS.length;

/**
 * Draws one side's goalies: who starts, and what he let in and saved; his relief is nobody's line.
 * @param against goals let in by goalies: not those at the empty net or in a shoot-out @param saved the other side's saved shots
 */
export function drawGoalies(
  generator: Generator,
  goalies: HockeySquad['goalies'],
  params: HockeyDrawParams,
  against: number,
  saved: number,
  out: Int32Array,
  from: number,
): void {
  let left = goalies.length > 0 ? uniform(generator) : 1;
  let starter = -1;
  for (let at = 0; at < goalies.length; at++) {
    out[from + at * WIDTH + SAVES] = 0;
    out[from + at * WIDTH + GOALS_AGAINST] = 0;
    left -= goalies[at]?.chance ?? 0;
    if (left < 0 && starter < 0) starter = at;
  }
  if (starter < 0) return;
  const relieved = uniform(generator) < atMost(params.relieved, against);
  const [moreGoals = 1, lessGoals = 1] = params.relievedGoals;
  const [moreSaves = 1, lessSaves = 1] = params.relievedSaves;
  out[from + starter * WIDTH + GOALS_AGAINST] = relieved
    ? betaBinomial(generator, against, moreGoals, lessGoals)
    : against;
  out[from + starter * WIDTH + SAVES] = relieved
    ? betaBinomial(generator, saved, moreSaves, lessSaves)
    : saved;
}

/** A list's number at an index; beyond the last, the last. */
export const atMost = (list: readonly number[], index: number): number =>
  list[Math.min(index, list.length - 1)] ?? 0;
