import { PICKS_PARAMETERS } from '#contract/record/list.ts';

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
];

/** robots.txt: search engines read the pages, not the API, and find every page by the sitemaps. */
export const robotsText = (sitemaps: readonly string[]): string =>
  `${['User-agent: *', ...RULES, '', ...sitemaps.map((url) => `Sitemap: ${url}`)].join('\n')}\n`;
