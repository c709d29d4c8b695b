import type { Config } from '@netlify/functions';
import { ERRORS } from '#contract/errors.ts';
import { gameById } from '#contract/gameById.ts';
import { gamesToday } from '#contract/gamesToday.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { easternDate } from '#domain/time.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { list } from '#server/tasks/answers/timedText.ts';
import { get, serve } from '../lib/serve.ts';

export const config: Config = {
  path: ['/api/games/today', '/api/games/upcoming', '/api/games/:id'],
};

export default serve(
  get(gamesToday, ({ now }) => ({ key: KEYS.gamesOf(easternDate(now)), otherwise: list([]) })),
  get(gamesUpcoming, ({ query }) => ({
    key: KEYS.upcomingGames(query.league),
    otherwise: list([]),
  })),
  get(gameById, ({ parameters: { id } }) => ({
    key: KEYS.game(id),
    missing: ERRORS.gameNotFound,
    tags: [`game-${id}`],
  })),
);
