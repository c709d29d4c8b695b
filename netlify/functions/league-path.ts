import type { Config, Context } from '@netlify/functions';
import { findLeaguePage, leaguePagePath } from '#domain/leaguePage.ts';
import { leagueNotFound } from '../lib/leagueNotFound.ts';
import { SAFE_PAGE } from '../lib/safe.ts';

/** League paths in any letter case lead to the canonical one; of any other, and of none, it says 'League not found'. */
export default async (request: Request, context: Context): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const page = findLeaguePage(context.params.league ?? '');
  const canonical = page && leaguePagePath(page);
  return canonical !== undefined && canonical !== pathname
    ? new Response(null, { status: 301, headers: { ...SAFE_PAGE, location: canonical + search } })
    : leagueNotFound(context.site.url ?? '');
};

export const config: Config = {
  path: ['/league', '/league/', '/league/:league', '/league/:league/'],
  preferStatic: true,
};
