import { clock } from '#clock';
import { PATHS } from '#contract/paths.ts';
import type { League } from '#domain/league.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import { isList } from './checks.ts';
import { completeListedGame, isGameAnswer } from './gameAnswer.ts';
import { getJson } from './http.ts';

/**
 * Games under way or still to start, of one league or of all. What is no game is left out; a list of nothing else is
 * an error. Throws as `getJson` does.
 */
export async function fetchUpcoming(league: League | undefined): Promise<readonly ListedGame[]> {
  const query = league === undefined ? '' : `?league=${league.toLowerCase()}`;
  const answers = await getJson(PATHS.gamesUpcoming + query, isList);
  const now = clock.now();
  const games = answers.filter(isGameAnswer).map((game) => completeListedGame(game, now));
  if (games.length === 0 && answers.length > 0)
    throw new TypeError('Nothing in the list is a game');
  return games;
}
