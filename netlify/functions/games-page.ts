import type { Config, Context } from '@netlify/functions';
import { gamesPage } from '../lib/gamesPage.ts';

/** What a page of games shows of the slate that is up, whatever the build wrote: what an open page follows it with. */
export const config: Config = { path: '/api/pages/:page' };

export default (request: Request, { params, site }: Context): Promise<Response> =>
  gamesPage(request, params.page ?? '', site.url ?? '');
