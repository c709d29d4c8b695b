import type { Game } from '#domain/game.ts';
import type { League } from '#domain/league.ts';
import { easternDate, easternDayRange } from '#domain/time.ts';
import type { Store } from '#server/store/store.ts';

/** Published games of today's date in New York. */
export function todaysGames(store: Pick<Store, 'readPublishedGames'>, now: Date): Promise<Game[]> {
  const { from, to } = easternDayRange(easternDate(now));
  return store.readPublishedGames({ from: new Date(from), to: new Date(to) });
}

/** Published games under way or still to start. */
export async function upcomingGames(
  store: Pick<Store, 'readPublishedGames'>,
  now: Date,
  league?: League,
): Promise<Game[]> {
  const games = await store.readPublishedGames({ league });
  return games.filter(
    (game) =>
      game.status === 'live' ||
      (game.status === 'scheduled' && Date.parse(game.gameTime) > now.getTime()),
  );
}
