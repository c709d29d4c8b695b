import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { findGamesPage } from '#domain/product/gamesPage.ts';
import { askedOfName } from '#domain/product/pricesPage.ts';
import { STORED } from '#http/headers.ts';
import { htmlAnswer, plainTextPage, servedPage } from '#http/page.ts';
import { renderGameLists } from './renderGames.ts';
import { findOwnPage, renderOwnPage } from './renderOwn.ts';
import { renderLaterPrices } from './renderPrices.ts';

/** `/api/pages/{page}`: updates an open page from the current slate: lists of games, prices, a team, a fighter, a match, a tour, a sport. */
export const GAMES_PAGE_NOW = servedPage(
  '/api/pages/:page',
  async ({ site, request, context, now }) => {
    const name = context.params.page ?? '';
    const siteUrl = context.site.url ?? '';
    const games = findGamesPage(name);
    const prices = games ? undefined : askedOfName(name);
    const own = games || prices ? undefined : findOwnPage(name);
    if (!games && !prices && own === undefined) return plainTextPage(404, 'There is no such page');
    const html = games
      ? await renderGameLists(site, siteUrl, games, now)
      : prices
        ? await renderLaterPrices(site, siteUrl, prices, now)
        : await renderOwnPage(site, siteUrl, own ?? '', now);
    if (html === undefined) return plainTextPage(404, 'This has left the slate');
    return htmlAnswer(request, html, { status: 200, headers: STORED });
  },
  { failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }) },
);
