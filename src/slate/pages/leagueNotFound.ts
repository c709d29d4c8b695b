import { findLeaguePage, leaguePagePath } from '#domain/leagues/leaguePage.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { SAFE_PAGE } from '#http/headers.ts';
import { movedTo } from '#http/open.ts';
import { plainTextPage, servedPage } from '#http/page.ts';

/** As Netlify serves the file itself. */
const HEADERS = {
  ...SAFE_PAGE,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};

/** 'League not found', with status 404: the built page, or a line of text if it is not available. */
async function leagueNotFound({ site, context }: Call): Promise<Response> {
  try {
    const html = await builtPage(site, context.site.url ?? '', '/league-not-found.html');
    return new Response(html, { status: 404, headers: HEADERS });
  } catch (error) {
    console.error(error);
    return plainTextPage(404, 'League not found');
  }
}

/** League paths in any letter case redirect to the canonical one; all others get 'League not found'. */
export const LEAGUE_PATH = servedPage('/league*', async (call) => {
  const { pathname, search } = call.url;
  const { league = '' } = call.context.params;
  if (league === 'index.html') return movedTo(`/predictions${search}`, SAFE_PAGE);
  const found = findLeaguePage(league);
  const canonical = found && leaguePagePath(found);
  return canonical !== undefined && canonical !== pathname
    ? movedTo(canonical + search, SAFE_PAGE)
    : leagueNotFound(call);
});
