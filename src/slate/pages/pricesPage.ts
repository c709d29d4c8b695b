import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import {
  PRICE_VIEWS,
  PRICES_PARAMETERS,
  type PriceView,
  pricesAsked,
  priceViewPath,
} from '#domain/product/pricesPage.ts';
import type { Call, Endpoint } from '#http/endpoint.ts';
import { HALF_A_MINUTE, STORED, UNKEPT } from '#http/headers.ts';
import { htmlAnswer, servedPage } from '#http/page.ts';
import { renderPrices } from './renderPrices.ts';

/** An edge is shown for two minutes: a copy is kept for a quarter of them. */
const LISTED = {
  ...STORED,
  ...HALF_A_MINUTE,
  'netlify-vary': `query=${PRICES_PARAMETERS.join('|')}`,
};

const answer =
  (view: PriceView) =>
  async ({ site, request, url, context, now }: Call): Promise<Response> => {
    const asked = pricesAsked(view, url.searchParams);
    const siteUrl = context.site.url ?? '';
    const html = await renderPrices(site, siteUrl, asked ?? { view }, now, asked === undefined);
    return htmlAnswer(request, html, {
      status: asked ? 200 : 400,
      headers: asked ? LISTED : UNKEPT,
    });
  };

const FAILED = {
  failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }),
};

const pageOf = (view: PriceView): Endpoint => servedPage(priceViewPath(view), answer(view), FAILED);

/** `/prices` and its views with the prices that are read last, in the pages of the last build: readings change between builds. */
export const PRICES_PAGES: readonly [Endpoint, ...Endpoint[]] = [
  pageOf('best'),
  ...PRICE_VIEWS.filter((view) => view !== 'best').map(pageOf),
];
