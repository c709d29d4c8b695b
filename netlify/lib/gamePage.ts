import { clock } from '#clock';
import { ERRORS } from '#contract/errors.ts';
import { readGamePage } from '#server/tasks/readGamePage.ts';
import { builtPage } from './builtPage.ts';
import { currentStore } from './environment.ts';
import { gameAddress } from './gameAddress.ts';
import { htmlAnswer, plainText, STORED } from './htmlAnswer.ts';

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

const MINUTE_MS = 60_000;

/** Pages of one slate and one minute are the same to the letter. */
const wholeMinute = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);

/** A game's page in its league's frame; 404 where the current slate has no such game. */
async function published(request: Request, siteUrl: string, id: number): Promise<Response> {
  const now = wholeMinute(clock.now());
  const data = Number.isSafeInteger(id) ? await readGamePage(currentStore(), id, now) : undefined;
  if (!data) return problem(request, siteUrl, 'missing');
  const frame = await builtPage(siteUrl, `/game-shell/${data.game.league.toLowerCase()}`);
  // Loaded where it is needed: most requests need no React.
  const { gameDocument } = await import('#layouts/gamePage/gameDocument.tsx');
  const html = gameDocument(frame, { ...data, now });
  const headers = { ...STORED, 'netlify-cache-tag': `slate,game-${id}` };
  return htmlAnswer(request, html, { status: 200, headers });
}

const UNSTORED = { 'cache-control': 'no-store', 'retry-after': '30' };

/** Answers `/game/{id}` where there is no built page, and `/api/games/{id}/page`, which shows the slate that is up. */
export async function gamePage(request: Request, siteUrl: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainText(405, ERRORS.method, { allow: 'GET, HEAD' });
  }
  const { pathname, search } = new URL(request.url);
  const address = gameAddress(pathname);
  try {
    if (address.kind === 'moved') {
      return new Response(null, { status: 301, headers: { location: address.to + search } });
    }
    if (address.kind === 'invalid') return await problem(request, siteUrl, 'invalid');
    return await published(request, siteUrl, address.id);
  } catch (error) {
    console.error(error);
    return problem(request, siteUrl, 'missing', { status: 503, headers: UNSTORED }).catch(() =>
      plainText(503, ERRORS.unavailable, UNSTORED),
    );
  }
}
