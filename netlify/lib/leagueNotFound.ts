import { builtPage } from './builtPage.ts';
import { plainText } from './htmlAnswer.ts';
import { SAFE_PAGE } from './safe.ts';

/** As Netlify serves the file itself. */
const HEADERS = {
  ...SAFE_PAGE,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};

/** 'League not found', with status 404: the built page, or a line of text where it cannot be had. */
export async function leagueNotFound(siteUrl: string): Promise<Response> {
  try {
    const html = await builtPage(siteUrl, '/league-not-found.html');
    return new Response(html, { status: 404, headers: HEADERS });
  } catch (error) {
    console.error(error);
    return plainText(404, 'League not found', {});
  }
}
