import { clock } from '#clock';
import { ERRORS } from '#contract/errors.ts';
import { builtPage } from './builtPage.ts';
import { gameAddress } from './gameAddress.ts';
import { htmlAnswer, plainText, STORED } from './htmlAnswer.ts';
import { renderGame } from './renderGame.ts';
import { SAFE_PAGE } from './safe.ts';

const UNSTORED = { 'cache-control': 'no-store', 'retry-after': '30' };

/** One of the two whole pages that a build leaves for addresses without a game. */
async function problem(
  request: Request,
  siteUrl: string,
  which: 'invalid' | 'missing',
  { status = 404, headers = STORED } = {},
): Promise<Response> {
  const html = await builtPage(siteUrl, `/game-shell/${which}`);
  return htmlAnswer(request, html, { status, headers });
}

async function answer(request: Request, siteUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const address = gameAddress(pathname);
  if (address.kind === 'moved') {
    return new Response(null, {
      status: 301,
      headers: { ...SAFE_PAGE, location: address.to + search },
    });
  }
  if (address.kind === 'invalid') return problem(request, siteUrl, 'invalid');
  const { id } = address;
  const html = Number.isSafeInteger(id) ? await renderGame(siteUrl, id, clock.now()) : undefined;
  if (html === undefined) return problem(request, siteUrl, 'missing');
  const headers = { ...STORED, 'netlify-cache-tag': `slate,game-${id}` };
  return htmlAnswer(request, html, { status: 200, headers });
}

/** Answers `/game/{id}` where there is no built page, and `/api/games/{id}/page`, which shows the slate that is up. */
export async function gamePage(request: Request, siteUrl: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainText(405, ERRORS.method, { allow: 'GET, HEAD' });
  }
  try {
    return await answer(request, siteUrl);
  } catch (error) {
    console.error(error);
    return problem(request, siteUrl, 'missing', { status: 503, headers: UNSTORED }).catch(() =>
      plainText(503, ERRORS.unavailable, UNSTORED),
    );
  }
}
