import type { League } from '#domain/leagues/league.ts';
import type { LeagueRatings } from '#engine/ratings/types.ts';
import type { FileGame } from '../../../fit/row.ts';

/** A league's results, and what its ratings were before each season. */
export interface RatedLeague {
  readonly league: League;
  /** By day, all seasons. */
  readonly games: readonly FileGame[];
  /** Of the files they come from. */
  readonly hash: string;
  /**
   * Ratings on a morning of a season: from the games of the days before it, with parameters fitted on earlier seasons alone.
   * @param day YYYY-MM-DD
   */
  ratingsOn(season: number, day: string): LeagueRatings;
}
