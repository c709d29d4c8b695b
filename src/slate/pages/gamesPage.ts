import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { findGamesPage } from '#domain/product/gamesPage.ts';
import { STORED } from '#http/headers.ts';
import { htmlAnswer, page, plainTextPage } from '#http/page.ts';
import { renderGameLists } from './renderGames.ts';

/** `/api/pages/{page}`: updates an open page of games from the current slate. */
export const GAMES_PAGE_NOW = page(
  '/api/pages/:page',
  async ({ site, request, context, now }) => {
    const found = findGamesPage(context.params.page ?? '');
    if (!found) return plainTextPage(404, 'There is no such page of games');
    const html = await renderGameLists(site, context.site.url ?? '', found, now);
    return htmlAnswer(request, html, { status: 200, headers: STORED });
  },
  { failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }) },
);
