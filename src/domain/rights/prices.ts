import { no, type Right, unknown, yes } from './right.ts';

/** Sources of bookmakers' prices. ESPN, which shows prices too, stands among the sources of scores. */
export const PRICE_RIGHTS: readonly Right[] = [
  {
    id: 'bovada',
    name: 'Bovada',
    href: 'https://www.bovada.lv/',
    gives: 'prices of one book',
    commercialUse: unknown(
      'No permission is published: we read what its own pages are made of, and it refuses many requests, which is its right.',
    ),
    display: unknown('No permission is published.'),
    storage: unknown('No permission is published.'),
    derivedFigures: unknown('No permission is published.'),
    givingOn: unknown('No permission is published.'),
    terms: { readOn: '2026-11-26', from: 'nothing' },
    cost: 'Free.',
    ask: {
      whom: 'Bovada',
      what: 'written permission to read and show its prices, or read them through a paid odds feed',
    },
    without:
      'Without it there is one book’s price a game (ESPN’s), and no price to compare it with.',
  },
  {
    id: 'theoddsapi',
    name: 'The Odds API',
    href: 'https://the-odds-api.com/',
    gives: 'prices of many books',
    commercialUse: yes(
      'Websites and apps are encouraged, also commercial ones, if its data are not the main thing that is sold.',
    ),
    display: yes('In websites and apps for readers.'),
    storage: unknown('The terms do not speak of storing answers; history is sold separately.'),
    derivedFigures: yes('Analytical tools are encouraged.'),
    givingOn: no('No API, feed, download or other form that serves as raw data for others.'),
    readWhile: { setting: 'THE_ODDS_API_KEY', has: true },
    terms: {
      href: 'https://the-odds-api.com/terms-and-conditions.html',
      readOn: '2026-11-27',
      from: 'copy',
    },
    cost: 'Reported: free for 500 credits a month; above that by plan. A league’s three markets cost 3 credits.',
    without: 'Without it there are two books, neither of them sharp, and so no edges.',
  },
  {
    id: 'propline',
    name: 'PropLine',
    href: 'https://prop-line.com/',
    gives: 'prices of many books',
    commercialUse: yes('Websites, models and tools that use its data are allowed with a key.'),
    display: yes('Single values inside a product for its readers; no copy of its whole data.'),
    storage: unknown('The terms do not speak of storing answers; a copy may not be published.'),
    derivedFigures: yes('Insights derived from its data may be shown.'),
    givingOn: no('No resale, no data set, no substantial part of its data for third parties.'),
    readWhile: { setting: 'PROPLINE_API_KEY', has: true },
    terms: { href: 'https://prop-line.com/terms', readOn: '2026-11-27', from: 'copy' },
    cost: 'Free for 1,000 requests a day; by the page of its package, $9 a month for 5,000 a day, $19 for 25,000, $39 for 250,000 (read 2026-11-27).',
    without: 'Without it there are the books of the other feeds.',
  },
];
