import type { MoveTrust } from '../moves/moveTrust.ts';
import type { GameChange } from '../season/changesByGame.ts';
import type { LastGames } from './lastGames.ts';
import type { LeagueScores } from './leagueScores.ts';

/** A league's figures at build time. */
export interface LeagueStanding {
  /** From the record once it has enough, else from its leagues' backtest. */
  readonly scores: readonly LeagueScores[];
  /** Rank of each rated team by its name, 1 for the best. */
  readonly places: Readonly<Record<string, number>>;
  /** Recent games of its teams. */
  readonly lastGames: LastGames;
  /** How its expected moves have ended: our record, and the backtest before that has enough. */
  readonly moves?: readonly MoveTrust[] | undefined;
  /** What a game changes in the season for its sides, by the game's number; only where that is more than luck. */
  readonly changes?: Readonly<Record<string, GameChange>> | undefined;
}

export const NO_STANDING: LeagueStanding = { scores: [], places: {}, lastGames: {} };
