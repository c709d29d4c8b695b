import type { GolfParams } from '#engine/golf/params.ts';
import type { PlayedTournament } from './tournaments.ts';

/**
 * Plain rates of the given events: the mean score to par of a round that everyone plays, and the share of those
 * playing the first round who did not play the second, if no cut comes between.
 */
export function golfRates(
  events: readonly PlayedTournament[],
): Pick<GolfParams, 'par' | 'withdrawal'> {
  let strokes = 0;
  let scores = 0;
  let starters = 0;
  let gone = 0;
  for (const { rows } of events) {
    for (const { rounds } of rows) {
      for (const score of rounds.slice(0, 2)) {
        if (score === undefined) continue;
        strokes += score;
        scores += 1;
      }
      starters += 1;
      if (rounds[1] === undefined) gone += 1;
    }
  }
  return { par: strokes / scores, withdrawal: gone / starters };
}
