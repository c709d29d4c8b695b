import { PICKS_PARAMETERS } from '#contract/record/list.ts';
import { CHECK_PAGE } from '#domain/check/links.ts';
import { boardPath } from '#domain/players/playerPaths.ts';
import { PLAYER_LEAGUES } from '#domain/players/statNames.ts';
import { PRICE_VIEWS, priceViewPath } from '#domain/product/pricesPage.ts';
import { TOOL_IDS, toolPath } from '#domain/tools/links.ts';

/**
 * Rules for crawlers. Some readers take the first rule that fits an address, others the longest: what is open comes before what
 * is closed and is longer, and there is no rule for everything else, which is open anyway.
 */
const RULES = [
  // Files of the record, which its page describes as a data set.
  'Allow: /api/record.csv',
  'Allow: /api/record.json',
  'Disallow: /api/',
  // Addresses that only their owner knows.
  'Disallow: /my/',
  // The page of the ledger, opened at a line: one page, with as many addresses as the ledger has lines.
  'Disallow: /verify?line=',
  // The list of picks, filtered and page by page.
  ...PICKS_PARAMETERS.map((name) => `Disallow: /track-record/picks?${name}=`),
  // Pages that are filled in by their address: one page each, with as many addresses as there are bets.
  ...[
    CHECK_PAGE,
    ...TOOL_IDS.map((id) => toolPath(id)),
    ...PRICE_VIEWS.map(priceViewPath),
    ...PLAYER_LEAGUES.map(boardPath),
  ].map((path) => `Disallow: ${path}?`),
];

/** robots.txt: search engines read the pages, not the API, and find every page by the sitemaps. */
export const robotsText = (sitemaps: readonly string[]): string =>
  `${['User-agent: *', ...RULES, '', ...sitemaps.map((url) => `Sitemap: ${url}`)].join('\n')}\n`;
