import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { findGamesPage } from '#domain/product/gamesPage.ts';
import { STORED } from '#http/headers.ts';
import { htmlAnswer, page, plainText } from '#http/page.ts';
import { renderGames } from './renderGames.ts';

/** `/api/pages/{page}`: updates an open page of games from the current slate. */
export const GAMES_PAGE_NOW = page(
  '/api/pages/:page',
  async ({ site, request, context, now }) => {
    const found = findGamesPage(context.params.page ?? '');
    if (!found) return plainText(404, 'There is no such page of games');
    const html = await renderGames(site, context.site.url ?? '', found, now);
    return htmlAnswer(request, html, { status: 200, headers: STORED });
  },
  { failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }) },
);
