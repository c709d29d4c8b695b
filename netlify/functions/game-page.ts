import type { Config, Context } from '@netlify/functions';
import { gamePage } from '../lib/gamePage.ts';

/** Pages of games that no build has written yet, and every address that no build will: those with 404. */
export const config: Config = { path: ['/game', '/game/*'], preferStatic: true };

export default (request: Request, { site }: Context): Promise<Response> =>
  gamePage(request, site.url ?? '');
