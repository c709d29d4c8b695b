import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import {
  PRICES_PARAMETERS,
  PRICES_PATH,
  pricesAsked,
  viewOfPath,
} from '#domain/product/pricesPage.ts';
import { builtPage, NOT_FOUND_PAGE } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { HALF_A_MINUTE, STORED, UNKEPT } from '#http/headers.ts';
import { htmlAnswer, page } from '#http/page.ts';
import { renderPrices } from './renderPrices.ts';

/** An edge is shown for two minutes: a copy is kept for a quarter of them. */
const LISTED = {
  ...STORED,
  ...HALF_A_MINUTE,
  'netlify-vary': `query=${PRICES_PARAMETERS.join('|')}`,
};

async function answer({ site, request, url, context, now }: Call): Promise<Response> {
  const siteUrl = context.site.url ?? '';
  const view = viewOfPath(url.pathname);
  if (!view) {
    const html = await builtPage(site, siteUrl, NOT_FOUND_PAGE);
    return htmlAnswer(request, html, { status: 404, headers: STORED });
  }
  const asked = pricesAsked(view, url.searchParams);
  const html = await renderPrices(site, siteUrl, asked ?? { view }, now, asked === undefined);
  return htmlAnswer(request, html, {
    status: asked ? 200 : 400,
    headers: asked ? LISTED : UNKEPT,
  });
}

const FAILED = {
  failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }),
};

/** `/prices` and its views with the prices that are read last, in the pages of the last build: readings change between builds. */
export const PRICES_PAGES = [
  page(PRICES_PATH, answer, FAILED),
  page(`${PRICES_PATH}/:view`, answer, FAILED),
] as const;
