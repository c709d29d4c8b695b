import { followRank } from '#domain/follow/followRank.ts';
import type { League } from '#domain/leagues/league.ts';
import type { ReturnWish } from './wish.ts';

interface Sided {
  readonly league: League;
  /** Full names. */
  readonly sides: readonly string[];
}

/**
 * Whether a wish for prices that pay is about this game.
 * @param follows ids of what its member follows now
 */
export const isWanted = (
  { league, followed }: Pick<ReturnWish, 'league' | 'followed'>,
  game: Sided,
  follows: readonly string[],
): boolean =>
  (league === null || game.league === league) &&
  (!followed || followRank(new Set(follows), game) < 2);
