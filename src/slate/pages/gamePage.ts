import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { cached, keptYear, SAFE_PAGE, STORED, UNKEPT } from '#http/headers.ts';
import { movedTo } from '#http/open.ts';
import { htmlAnswer, servedPage } from '#http/page.ts';
import { gameAddress } from './gameAddress.ts';
import { readsByTheMinute } from './newestPrices.ts';
import { renderGame } from './renderGame.ts';
import { renderKeptGame } from './renderKeptGame.ts';

/** While books or scores are read by the minute, no copy of a game's page is older than that. */
const BY_THE_MINUTE = cached({ parameters: [], seconds: 30, stale: 30 });
const AGAIN = { ...UNKEPT, 'retry-after': '30' };

/** One of the two complete pages that a build makes for addresses without a game. */
async function problem(
  { site, request, context }: Call,
  which: 'invalid' | 'missing',
  { status = 404, headers = STORED } = {},
): Promise<Response> {
  const html = await builtPage(site, context.site.url ?? '', `/game-shell/${which}`);
  return htmlAnswer(request, html, { status, headers });
}

/** A game that has left the slate keeps its address. An open page of it stays as it is: its own later content is no other page. */
async function past(call: Call, id: number): Promise<Response> {
  const { site, request, url, context, now } = call;
  const kept = url.pathname.startsWith('/game/')
    ? await renderKeptGame(site, context.site.url ?? '', id, now)
    : undefined;
  if (!kept) return problem(call, 'missing');
  const tag = `game-${id}`;
  const headers = kept.settled ? keptYear(tag) : { ...STORED, 'netlify-cache-tag': `slate,${tag}` };
  return htmlAnswer(request, kept.html, { status: 200, headers });
}

async function answer(call: Call): Promise<Response> {
  const { site, request, url, context, now } = call;
  const address = gameAddress(url.pathname);
  if (address.kind === 'moved') return movedTo(address.to + url.search, SAFE_PAGE);
  if (address.kind === 'invalid') return problem(call, 'invalid');
  const { id } = address;
  const siteUrl = context.site.url ?? '';
  if (!Number.isSafeInteger(id)) return problem(call, 'missing');
  const drawn = await renderGame(site, siteUrl, id, now);
  if (!drawn) return past(call, id);
  const { html, isOn } = drawn;
  const kept = isOn || readsByTheMinute(site) ? BY_THE_MINUTE : STORED;
  const headers = { ...kept, 'netlify-cache-tag': `slate,game-${id}` };
  return htmlAnswer(request, html, { status: 200, headers });
}

const KIND = {
  failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }),
  instead: (call: Call) => problem(call, 'missing', { status: 503, headers: AGAIN }),
};

/** `/game/{id}` without a built page, and every game address that no build will have: those with 404. */
export const GAME_PAGES = [
  servedPage('/game', answer, KIND),
  servedPage('/game/*', answer, KIND),
] as const;

/** A game's page from the current slate, whatever the build wrote: an open page updates itself with it. */
export const CURRENT_GAME_PAGE = servedPage('/api/games/:id/page', answer, KIND);
