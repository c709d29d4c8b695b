import type { Config, Context } from '@netlify/functions';
import { ERRORS } from '#contract/errors.ts';
import { gameById } from '#contract/gameById.ts';
import { gamesToday } from '#contract/gamesToday.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { todaysGames, upcomingGames } from '#server/tasks/readGames.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = {
  path: ['/api/games/today', '/api/games/upcoming', '/api/games/:id'],
};

export default (request: Request, context: Context): Promise<Response> =>
  serve(
    request,
    context,
    get(gamesToday, ({ store, now }) => todaysGames(store, now)),
    get(gamesUpcoming, ({ store, now, query }) => upcomingGames(store, now, query.league)),
    get(gameById, async ({ store, parameters: { id } }) => {
      const game = await store.readPublishedGame(id);
      if (!game) return { notFound: ERRORS.gameNotFound };
      return { body: game, asOf: game.asOf, tags: [`game-${id}`] };
    }),
  );
