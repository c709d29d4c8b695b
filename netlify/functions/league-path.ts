import type { Config, Context } from '@netlify/functions';
import { findLeaguePage, leaguePagePath } from '#domain/leaguePage.ts';
import { SAFE_PAGE } from '../lib/safe.ts';

/** League paths in any letter case lead to the canonical one; of any other, and of none, it says 'League not found'. */
export default async (request: Request, context: Context): Promise<Response> => {
  const url = new URL(request.url);
  const page = findLeaguePage(context.params.league ?? '');
  if (page !== undefined && url.pathname !== leaguePagePath(page)) {
    const location = new URL(leaguePagePath(page) + url.search, url).href;
    return new Response(null, { status: 301, headers: { ...SAFE_PAGE, location } });
  }
  const missing = await fetch(new URL('/league-not-found.html', url));
  const headers = new Headers({ ...Object.fromEntries(missing.headers), ...SAFE_PAGE });
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(missing.body, { status: 404, headers });
};

export const config: Config = {
  path: ['/league', '/league/', '/league/:league', '/league/:league/'],
  preferStatic: true,
};
