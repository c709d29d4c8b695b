import type { Config, Context } from '@netlify/functions';
import { findLeague, leaguePath } from '#domain/league.ts';

/** League paths in any letter case lead to the canonical one; any other is not found. */
export default async (request: Request, context: Context): Promise<Response> => {
  const url = new URL(request.url);
  const league = findLeague(context.params.league ?? '');
  if (league !== undefined && url.pathname !== leaguePath(league)) {
    return Response.redirect(new URL(leaguePath(league) + url.search, url), 301);
  }
  const page = await fetch(new URL('/404.html', url));
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(page.body, { status: 404, headers });
};

export const config: Config = {
  path: ['/league/:league', '/league/:league/'],
  preferStatic: true,
};
