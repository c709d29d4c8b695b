import type { Config, Context } from '@netlify/functions';
import { gamePage } from '../lib/gamePage.ts';

/** A game's page from the slate that is up, whatever the build wrote: what an open page follows it with. */
export const config: Config = { path: '/api/games/:id/page' };

export default (request: Request, { site }: Context): Promise<Response> =>
  gamePage(request, site.url ?? '');
