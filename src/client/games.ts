import { PATHS } from '#contract/paths.ts';
import type { League } from '#domain/league.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import { isListedGames } from './answers.ts';
import { type GameAnswer, isGameAnswer } from './gameAnswer.ts';
import { getJson } from './http.ts';

/** Games under way or still to start, of one league or of all. Throws as `getJson` does. */
export const fetchUpcoming = (league: League | undefined): Promise<readonly ListedGame[]> => {
  const query = league === undefined ? '' : `?league=${league.toLowerCase()}`;
  return getJson(PATHS.gamesUpcoming + query, isListedGames);
};

/** One game of the current slate. Throws as `getJson` does; a game we do not know is a 404. */
export const fetchGame = (id: number): Promise<GameAnswer> =>
  getJson(PATHS.gameById.replace(':id', String(id)), isGameAnswer);
