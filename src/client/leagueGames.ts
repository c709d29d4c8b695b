import type { ListedGame } from '#domain/game/listedGame.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import { fetchUpcoming } from './gameAnswer.ts';
import { createFetcherStore } from './query.ts';
import { $follower } from './slate/follower.ts';
import { $league } from './slateFilter.ts';

/** A league's games from the slate whose counts are shown above them: if another is current, the whole page is updated first. */
async function gamesOf(league: League): Promise<readonly ListedGame[]> {
  const [games, checked] = await Promise.all([fetchUpcoming(league), $follower.get()?.check()]);
  // A check that failed is said by the page itself; the games are there.
  return checked === 'drawn' ? fetchUpcoming(league) : games;
}

/** Games of the chosen league; nothing is requested while all are shown. */
export const $leagueGames = createFetcherStore<readonly ListedGame[]>(
  ['games/upcoming/', $league],
  {
    fetcher: (_prefix, league) => {
      const code = findLeague(String(league));
      return code === undefined ? Promise.resolve([]) : gamesOf(code);
    },
  },
);
