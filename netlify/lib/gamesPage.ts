import { clock } from '#clock';
import { ERRORS } from '#contract/errors.ts';
import { findGamesPage } from '#domain/gamesPage.ts';
import { htmlAnswer, plainText, STORED } from './htmlAnswer.ts';
import { renderGames } from './renderGames.ts';

/** Answers `/api/pages/{page}`: what an open page of games shows of the slate that is up. */
export async function gamesPage(
  request: Request,
  name: string,
  siteUrl: string,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainText(405, ERRORS.method, { allow: 'GET, HEAD' });
  }
  const page = findGamesPage(name);
  if (!page) return plainText(404, 'There is no such page of games', {});
  try {
    const html = await renderGames(siteUrl, page, clock.now());
    return htmlAnswer(request, html, { status: 200, headers: STORED });
  } catch (error) {
    console.error(error);
    return plainText(503, ERRORS.unavailable, { 'retry-after': '30' });
  }
}
