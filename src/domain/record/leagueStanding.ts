import type { LastGames } from './lastGames.ts';
import type { LeagueScores } from './leagueScores.ts';

/** What is known of a league when the site is built. */
export interface LeagueStanding {
  /** By the record once it has enough, else by the backtest of its leagues. */
  readonly scores: readonly LeagueScores[];
  /** Place of each rated team by its name, 1 for the best. */
  readonly places: Readonly<Record<string, number>>;
  /** What its teams have played of late. */
  readonly lastGames: LastGames;
}

export const NO_STANDING: LeagueStanding = { scores: [], places: {}, lastGames: {} };
