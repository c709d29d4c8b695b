import { findLeague } from '#domain/league.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import { fetchUpcoming } from './games.ts';
import { createFetcherStore } from './query.ts';
import { $league } from './slateFilter.ts';

/** Games of the chosen league; nothing is asked for while all are shown. */
export const $leagueGames = createFetcherStore<readonly ListedGame[]>(
  ['games/upcoming/', $league],
  {
    fetcher: (_prefix, league) => {
      const code = findLeague(String(league));
      return code === undefined ? Promise.resolve([]) : fetchUpcoming(code);
    },
  },
);
