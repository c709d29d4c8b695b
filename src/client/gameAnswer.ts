import { clock } from '#clock';
import { GAMES_UPCOMING } from '#contract/paths.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import type { League } from '#domain/leagues/league.ts';
import { getJson } from './http.ts';
import { listRead } from './list.ts';
import { readListedGame } from './readListedGame.ts';

/**
 * Games under way or still to start, of one league or all. Items that are not games are dropped; a list of nothing else is an
 * error. Throws as `getJson` does.
 */
export const fetchUpcoming = (league: League | undefined): Promise<readonly ListedGame[]> => {
  const query = league === undefined ? '' : `?league=${league}`;
  const now = clock.now();
  return getJson(GAMES_UPCOMING + query, (answer) =>
    listRead(answer, (item) => readListedGame(item, now)),
  );
};
