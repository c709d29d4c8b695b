import type { Joint } from '#engine/joint/joint.ts';

/**
 * Chances of a table of final scores: home and away, half a tie for each; with draws home, draw, away.
 * @param draws whether a draw is a result of its own
 */
export function liveChances({ size, weights }: Joint, draws: boolean): readonly number[] {
  let [home, level, away] = [0, 0, 0];
  for (let cell = 0; cell < weights.length; cell++) {
    const weight = weights[cell] ?? 0;
    const margin = Math.floor(cell / size) - (cell % size);
    if (margin > 0) home += weight;
    else if (margin < 0) away += weight;
    else level += weight;
  }
  const all = home + level + away;
  return draws
    ? [home / all, level / all, away / all]
    : [(home + level / 2) / all, (away + level / 2) / all];
}

/** What happened, in the same shape. */
export function happenedOf(home: number, away: number, draws: boolean): readonly number[] {
  const won = Math.sign(home - away);
  if (draws) return [won > 0 ? 1 : 0, won === 0 ? 1 : 0, won < 0 ? 1 : 0];
  return [(1 + won) / 2, (1 - won) / 2];
}
