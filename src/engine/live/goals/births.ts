import { exp } from '#engine/rng/exp.ts';
import { GOAL_LEADS, leadIndex } from './leadIndex.ts';

/** Further goals of a side that are told apart: 0 to 25. A side with so many scores no more. */
export const MORE_GOALS = 26;
/** What is left out of a stretch, probability. */
const NEGLIGIBLE = 1e-12;

/** A stretch of play in which rates hang on the score alone. */
export interface GoalStretch {
  /** Goals each side would score in it at each lead of the home side, −3 … 3. */
  readonly home: Float64Array;
  readonly away: Float64Array;
}

/**
 * P(the home side scores h more and the away side a more), at h × 26 + a: two birth processes whose rates hang on the lead, solved by
 * uniformization (Jensen 1953, "Markoff chains as an aid in the study of Markoff processes"), exact to 1e-11.
 * Dixon and Robinson (1998), "A birth process model for association football matches", The Statistician 47(3).
 * @param lead of the home side now
 */
export function moreGoals(stretches: readonly GoalStretch[], lead: number): Float64Array {
  let now: Float64Array = new Float64Array(MORE_GOALS * MORE_GOALS);
  now[0] = 1;
  let reach = 1;
  for (const stretch of stretches) {
    const played = through(stretch, now, lead, reach);
    now = played.table;
    reach = played.reach;
  }
  return now;
}

/** Goals after one more stretch. `reach`: neither side has that many in the table. */
function through({ home, away }: GoalStretch, from: Float64Array, lead: number, from0: number) {
  let fastest = 0;
  for (let at = 0; at < GOAL_LEADS; at++)
    fastest = Math.max(fastest, (home[at] ?? 0) + (away[at] ?? 0));
  if (fastest === 0) return { table: from, reach: from0 };
  const table = new Float64Array(from.length);
  let now = from;
  let reach = from0;
  let weight = exp(-fastest);
  let left = 1;
  for (let jumps = 0; ; jumps++) {
    addTimes(table, now, weight, reach);
    left -= weight;
    if (left < NEGLIGIBLE) break;
    weight *= fastest / (jumps + 1);
    now = jumped(home, away, fastest, now, lead, reach);
    reach = Math.min(reach + 1, MORE_GOALS);
  }
  return { table, reach: filledTo(table, reach) };
}

/** One event of the uniform clock: a goal of either side, or none. */
function jumped(
  home: Float64Array,
  away: Float64Array,
  fastest: number,
  now: Float64Array,
  lead: number,
  reach: number,
): Float64Array {
  const next = new Float64Array(now.length);
  for (let h = 0; h < reach; h++) {
    for (let a = 0; a < reach; a++) {
      const cell = h * MORE_GOALS + a;
      const p = now[cell] ?? 0;
      if (p === 0) continue;
      const at = leadIndex(lead + h - a);
      const one = h + 1 < MORE_GOALS ? (p * (home[at] ?? 0)) / fastest : 0;
      const other = a + 1 < MORE_GOALS ? (p * (away[at] ?? 0)) / fastest : 0;
      next[cell] = (next[cell] ?? 0) + Math.max(p - one - other, 0);
      if (one > 0) next[cell + MORE_GOALS] = (next[cell + MORE_GOALS] ?? 0) + one;
      if (other > 0) next[cell + 1] = (next[cell + 1] ?? 0) + other;
    }
  }
  return next;
}

function addTimes(table: Float64Array, now: Float64Array, weight: number, reach: number): void {
  for (let h = 0; h < reach; h++) {
    for (let cell = h * MORE_GOALS; cell < h * MORE_GOALS + reach; cell++) {
      table[cell] = (table[cell] ?? 0) + weight * (now[cell] ?? 0);
    }
  }
}

/** One more than the most goals of a side that are not negligible; clears the others, so that later stretches are not slowed. */
function filledTo(table: Float64Array, most: number): number {
  for (let reach = most; reach > 1; reach--) {
    let sum = 0;
    for (let index = 0; index < reach; index++) {
      sum += table[(reach - 1) * MORE_GOALS + index] ?? 0;
      sum += table[index * MORE_GOALS + reach - 1] ?? 0;
    }
    if (sum > NEGLIGIBLE) return reach;
    for (let index = 0; index < reach; index++) {
      table[(reach - 1) * MORE_GOALS + index] = 0;
      table[index * MORE_GOALS + reach - 1] = 0;
    }
  }
  return 1;
}
