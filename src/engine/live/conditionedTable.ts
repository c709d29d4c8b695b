import type { Joint } from '../joint/joint.ts';

/** A score's weight in the start table is at most this many times the rival table's, and at least one part in as many. */
const MOST_RATIO = 1000;

/**
 * The table of final scores given a state: start × after ÷ before, score by score. `before` and `after` are what a process of play
 * says of the final score from the start and from the state; `start` is the published table, which knows the market, strengths and
 * key numbers. By Bayes this is the published game, given that it came to that state (Doob's h-transform of the process). From the
 * start it is `start` itself. Where `before` is 0 `after` counts as it is, with the most favorable ratio the table knows.
 * Where the published table knows no score that can still come, what the process says stands alone.
 * @param after sums to any number above 0
 */
export function conditionedTable(start: Joint, before: Joint, after: Joint): Joint {
  const { size } = start;
  const weights = new Float64Array(size * size);
  const all = sumOf(start) / sumOf(before);
  let known = false;
  for (let cell = 0; cell < weights.length; cell++) {
    const now = after.weights[cell] ?? 0;
    if (now === 0) continue;
    const then = (before.weights[cell] ?? 0) * all;
    const said = start.weights[cell] ?? 0;
    if (said === 0) continue;
    const ratio = then === 0 ? MOST_RATIO : said / then;
    const weight = now * Math.min(Math.max(ratio, 1 / MOST_RATIO), MOST_RATIO);
    weights[cell] = weight;
    known ||= weight > 0;
  }
  return known ? { size, weights } : after;
}

function sumOf({ weights }: Joint): number {
  let sum = 0;
  for (let cell = 0; cell < weights.length; cell++) sum += weights[cell] ?? 0;
  return sum;
}
