import type { Matchup } from './game.ts';

/**
 * What the published rule makes a game's seed from: league, day (first ten characters of gameTime), rating keys of away and home,
 * and a 2 for the second game of the same sides on one day. Its seed is their FNV-1a hash (`ruleSeed`).
 */
export function seedParts(matchup: Matchup): readonly string[] {
  const { homeKey: home, awayKey: away, gameNumber = 1 } = matchup;
  const game = [matchup.league, matchup.gameTime.slice(0, 10), away, home];
  return gameNumber > 1 ? [...game, String(gameNumber)] : game;
}
