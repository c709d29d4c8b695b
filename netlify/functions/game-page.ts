import type { Config, Context } from '@netlify/functions';
import { gamePage } from '../lib/gamePage.ts';

/** Pages of games that no build has written yet, and every address that a build never will; the latter with 404. */
export const config: Config = {
  path: ['/game', '/game/*', '/api/games/:id/page'],
  preferStatic: true,
};

export default (request: Request, { site }: Context): Promise<Response> =>
  gamePage(request, site.url ?? '');
