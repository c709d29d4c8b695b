import { matchesIn, meanGames, type TennisOutcome } from '#domain/outcomes/tennis.ts';
import { sfc32, uniform } from '#engine/rng/generator.ts';
import type { Quantity } from '../types.ts';
import { gamesInMatch } from './scoreQuestions.ts';
import type { TennisSeasonWalk } from './seasonWalk.ts';

/** Games of the completed matches, with the actual number's place in the simulated distribution. */
export const gamesQuantity = (walks: readonly TennisSeasonWalk[]): Quantity => ({
  name: 'games',
  values: walks.flatMap(({ said }) =>
    said.flatMap(({ match, played }) => {
      if (!played || match.close === undefined) return [];
      const { outcome } = played;
      const actual = gamesInMatch(match);
      const own = { mean: meanGames(outcome), pit: placeOf(actual, outcome, match.order) };
      return [{ season: match.season, cluster: match.date, actual, said: { own } }];
    }),
  ),
});

/**
 * Randomized probability integral transform of a count: the share below plus a random part of the share at it.
 * Source: Czado, Gneiting and Held (2009), "Predictive model assessment for count data", Biometrics 65(4).
 */
function placeOf(actual: number, outcome: TennisOutcome, seed: number): number {
  let below = 0;
  let at = 0;
  for (const [games, count] of outcome.games) {
    if (games < actual) below += count;
    if (games === actual) at = count;
  }
  return (below + at * uniform(sfc32(seed))) / matchesIn(outcome);
}
