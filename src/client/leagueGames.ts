import { nanoquery } from '@nanostores/query';
import type { Game } from '#domain/game.ts';
import { findLeague } from '#domain/league.ts';
import { fetchUpcoming } from './games.ts';
import { $league } from './slateFilter.ts';

const FIVE_MINUTES = 300_000;

// The specification's query rules: never refetched by itself, never retried, dropped after 5 minutes unused.
const [createFetcherStore] = nanoquery({
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: FIVE_MINUTES,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  onErrorRetry: false,
});

/** Games of the chosen league; nothing is asked for while all are shown. */
export const $leagueGames = createFetcherStore<readonly Game[]>(['games/upcoming/', $league], {
  fetcher: (_prefix, league) => {
    const code = findLeague(String(league));
    return code === undefined ? Promise.resolve([]) : fetchUpcoming(code);
  },
});
