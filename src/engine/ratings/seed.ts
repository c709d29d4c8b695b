import { fnv1a } from '../rng/hash.ts';
import type { Matchup } from './game.ts';

/**
 * 32-bit seed of a game's stream: the FNV-1a hash of "league|day|away|home" (day: first ten characters of gameTime;
 * team keys), with "|2" for the second game of the same sides on one day.
 */
export function seedOf(matchup: Matchup): number {
  const { homeKey: home, awayKey: away } = matchup;
  const game = [matchup.league, matchup.gameTime.slice(0, 10), away, home];
  const { gameNumber = 1 } = matchup;
  return fnv1a((gameNumber > 1 ? [...game, gameNumber] : game).join('|'));
}
