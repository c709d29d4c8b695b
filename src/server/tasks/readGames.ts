import type { Game } from '#domain/game.ts';
import type { League } from '#domain/league.ts';
import { type ListedGame, listedGame } from '#domain/listedGame.ts';
import { easternDate, easternDayRange } from '#domain/time.ts';
import type { Store } from '#server/store/store.ts';
import { type Reading, reading } from './reading.ts';

type GameStore = Pick<Store, 'readPublishedGames' | 'readCurrentSlate'>;

/** Today's date in New York, as the store filters by it. */
export function todaysRange(now: Date): { readonly from: Date; readonly to: Date } {
  const { from, to } = easternDayRange(easternDate(now));
  return { from: new Date(from), to: new Date(to) };
}

function listed(store: GameStore, games: readonly Game[]): Promise<Reading<readonly ListedGame[]>> {
  return reading(store, games.map(listedGame), games);
}

/** Published games of today's date in New York. */
export const todaysGames = async (
  store: GameStore,
  now: Date,
): Promise<Reading<readonly ListedGame[]>> =>
  listed(store, await store.readPublishedGames(todaysRange(now)));

/** Published games under way or still to start. */
export async function upcomingGames(
  store: GameStore,
  now: Date,
  league?: League,
): Promise<Reading<readonly ListedGame[]>> {
  const games = await store.readPublishedGames({ league });
  const open = games.filter(
    (game) =>
      game.status === 'live' ||
      (game.status === 'scheduled' && Date.parse(game.gameTime) > now.getTime()),
  );
  return listed(store, open);
}
