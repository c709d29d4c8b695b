import { type Generator, uniform } from '../../../rng/generator.ts';

/**
 * Gives each of `touchdowns` to one of the balls that were caught or run: `out[at]` counts who scored. A ball's chance is its
 * player's weight; nobody scores more often than he had the ball. What nobody can have scored is returned: the rest of the team's.
 * @param balls of each player, the rest of the team last
 */
export function giveTouchdowns(
  generator: Generator,
  touchdowns: number,
  balls: Int32Array,
  weights: Float64Array,
  out: Int32Array,
): number {
  out.fill(0);
  for (let given = 0; given < touchdowns; given++) {
    let total = 0;
    for (let at = 0; at < balls.length; at++)
      total += (weights[at] ?? 0) * ((balls[at] ?? 0) - (out[at] ?? 0));
    if (!(total > 0)) return touchdowns - given;
    let u = uniform(generator) * total;
    let scorer = -1;
    for (let at = 0; at < balls.length; at++) {
      const part = (weights[at] ?? 0) * ((balls[at] ?? 0) - (out[at] ?? 0));
      if (part <= 0) continue;
      scorer = at;
      u -= part;
      if (u < 0) break;
    }
    out[scorer] = (out[scorer] ?? 0) + 1;
  }
  return 0;
}
