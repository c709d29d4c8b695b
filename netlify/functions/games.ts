import type { Config, Context } from '@netlify/functions';
import { ERRORS } from '#contract/errors.ts';
import { gameById } from '#contract/gameById.ts';
import { gamesToday } from '#contract/gamesToday.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { todaysGames, upcomingGames } from '#server/tasks/readGames.ts';
import { answerGet, errorJson, publicJson } from '../lib/answer.ts';
import { currentStore } from '../lib/environment.ts';
import { parseParameters, queryOf } from '../lib/parse.ts';

export const config: Config = { path: [gamesToday.path, gamesUpcoming.path, gameById.path] };

async function list(request: Request): Promise<Response> {
  const today = new URL(request.url).pathname === gamesToday.path;
  const schema = today ? gamesToday.query : gamesUpcoming.query;
  const query = parseParameters<{ league?: Parameters<typeof upcomingGames>[2] }>(
    schema,
    queryOf(request),
  );
  if (!query.ok) return errorJson(400, query.error);
  const games = today
    ? await todaysGames(currentStore(), new Date())
    : await upcomingGames(currentStore(), new Date(), query.value.league);
  return publicJson(request, games, ['slate']);
}

async function one(request: Request, params: Context['params']): Promise<Response> {
  const parsed = parseParameters(gameById.parameters, params);
  if (!parsed.ok) return errorJson(400, parsed.error);
  const query = parseParameters(gameById.query, queryOf(request));
  if (!query.ok) return errorJson(400, query.error);
  const game = await currentStore().readPublishedGame(parsed.value.id);
  if (!game) return errorJson(404, ERRORS.gameNotFound);
  return publicJson(request, game, ['slate', `game-${game.id}`]);
}

export default (request: Request, context: Context): Promise<Response> =>
  answerGet(request, () => {
    const { pathname } = new URL(request.url);
    const isList = pathname === gamesToday.path || pathname === gamesUpcoming.path;
    return isList ? list(request) : one(request, context.params);
  });
