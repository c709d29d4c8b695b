import type { Endpoint } from '#http/endpoint.ts';
import { cached, SAFE_HEADERS } from '#http/headers.ts';
import { OPEN_JSON } from '#http/json.ts';
import { movedTo } from '#http/open.ts';
import { parseQuery } from '#http/parse.ts';
import { readEndedGames } from '#slate/answers/endedGames.ts';
import { promptClient } from '#store/tools.ts';
import { betGames } from './contract.ts';

/** Which of the given games are over, the same for everybody. A list has one canonical spelling: sorted by number, each once. */
export const ENDED_GAMES: Endpoint = {
  methods: ['GET'],
  path: betGames.path,
  // Only for our own pages.
  kind: { ...OPEN_JSON, open: false },
  answer: async ({ site, url }) => {
    const { ids: asked } = parseQuery(betGames.query, url.searchParams);
    const ids = [...new Set(asked.split(',').map(Number))].toSorted((one, other) => one - other);
    const canonical = `?ids=${ids.join(',')}`;
    if (url.search.replaceAll(/%2c/gi, ',') !== canonical) return movedTo(url.pathname + canonical);
    const games = await readEndedGames(site.use(promptClient), ids);
    const headers = { ...SAFE_HEADERS, ...cached({ parameters: ['ids'] }) };
    return Response.json(betGames.answer.parse({ games }), { headers });
  },
};
