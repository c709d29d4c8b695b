import process from 'node:process';
import { betGames } from '#contract/bets/games.ts';
import { type Client, connect } from '#server/store/client.ts';
import { readEndedGames } from '#server/store/endedGames.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { answerGet, cached, errorJson, movedTo } from '../answer.ts';
import { parseQuery } from '../parse.ts';
import { SAFE } from '../safe.ts';

let client: Client | undefined;

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const query = parseQuery(betGames.query, url.searchParams);
  if (!query.ok) return errorJson(400, query.error);
  const wanted = new Set(query.value.ids.split(',').map(Number));
  const ids = [...wanted].toSorted((one, other) => one - other);
  const canonical = `?ids=${ids.join(',')}`;
  if (url.search.replaceAll(/%2c/gi, ',') !== canonical) return movedTo(url.pathname + canonical);
  client ??= connect(process.env, PROMPT);
  const games = await readEndedGames(client, ids);
  const headers = { ...SAFE, ...cached({ parameters: ['ids'] }) };
  return Response.json(betGames.answer.parse({ games }), { headers });
}

/** Answers which of some games are over, the same to everybody. */
export const endedGames = (request: Request): Promise<Response> =>
  answerGet(request, () => answer(request));
