import { ask, forAll, no, type Right, unknown, yes } from './right.ts';

const CC_BY = yes('CC BY 4.0: any use, also commercial, if the source is named.');

/** Sources of schedules, results and players. */
export const SCORE_RIGHTS: readonly Right[] = [
  {
    id: 'espn',
    name: 'ESPN',
    href: 'https://www.espn.com/',
    gives:
      'schedules, scores, records, rosters, line-ups, box scores, injuries, logos and the prices that ESPN shows, for every league and sport',
    commercialUse: no('Disney’s terms of use grant personal, noncommercial use of its products.'),
    display: unknown(
      'The addresses are not documented, so nothing is said about showing their answers. Facts of schedules and scores are nobody’s property; logos belong to their teams.',
    ),
    storage: unknown('Nothing is published.'),
    derivedFigures: unknown('Nothing is published.'),
    givingOn: unknown('Nothing is published; the prices belong to the bookmakers named in them.'),
    terms: { href: 'https://disneytermsofuse.com/english/', readOn: '2026-11-27', from: 'copy' },
    cost: 'Free; no paid plan is known to us.',
    ask: {
      whom: 'ESPN, through Disney’s business contact, or a licensed data provider',
      what: 'written permission to read its scoreboards for a site that charges, or a licensed feed in its place',
    },
    without:
      'Without it there are no schedules, live scores, players or logos: only Formula 1, the NFL and (with a key) college football have another source.',
  },
  {
    id: 'thesportsdb-free',
    name: 'TheSportsDB',
    href: 'https://www.thesportsdb.com/',
    gives: 'boxing, and tennis below the main tours',
    commercialUse: ask('The free key is for development; what is sold belongs to a paid plan.'),
    display: yes('Its answers are made to be shown; it asks to be named.'),
    storage: unknown('We found nothing about storing answers.'),
    derivedFigures: unknown('We found nothing about figures computed from them.'),
    givingOn: unknown('We found nothing about giving answers on.'),
    terms: {
      href: 'https://www.thesportsdb.com/documentation',
      readOn: '2026-11-26',
      from: 'terms',
    },
    attribution: { text: 'TheSportsDB', href: 'https://www.thesportsdb.com/' },
    cost: 'Free: 30 requests a minute and few rows an answer.',
    ask: {
      whom: 'TheSportsDB (thesportsdb.com/pricing)',
      what: 'a paid plan, and whether it covers a site that charges its readers',
    },
    without: 'Without it there is no boxing, and tennis has the ATP and WTA tours only.',
  },
  {
    id: 'thesportsdb-paid',
    name: 'TheSportsDB, paid plan',
    href: 'https://www.thesportsdb.com/pricing',
    gives: 'the same, with 100 requests a minute and whole answers',
    ...forAll(unknown('We could not open the terms of the paid plans.')),
    readWhile: 'never',
    terms: { href: 'https://www.thesportsdb.com/pricing', readOn: '2026-11-27', from: 'report' },
    attribution: { text: 'TheSportsDB', href: 'https://www.thesportsdb.com/' },
    cost: 'Reported: $9 a month for one developer, $20 a month for a small business.',
    ask: {
      whom: 'TheSportsDB (thesportsdb.com/pricing)',
      what: 'which plan covers a site that charges its readers',
    },
    without: 'Not read today: the site has no setting for a paid key yet.',
  },
  {
    id: 'jolpica',
    name: 'Jolpica',
    href: 'https://github.com/jolpica/jolpica-f1',
    gives: 'calendar, grids and results of Formula 1',
    commercialUse: ask('Free for noncommercial use; it asks to be written to for commercial use.'),
    display: yes('CC BY-NC-SA 4.0, if it is named.'),
    storage: yes('CC BY-NC-SA 4.0: copies are allowed under the same license.'),
    derivedFigures: yes('CC BY-NC-SA 4.0: adaptations are allowed under the same license.'),
    givingOn: ask('Under the same license and for noncommercial use only.'),
    terms: {
      href: 'https://github.com/jolpica/jolpica-f1/blob/main/TERMS.md',
      readOn: '2026-11-27',
      from: 'copy',
    },
    attribution: {
      text: 'Jolpica',
      href: 'https://github.com/jolpica/jolpica-f1',
      licence: 'CC BY-NC-SA 4.0',
    },
    cost: 'Free: 4 requests a second and 500 an hour.',
    ask: {
      whom: 'Jolpica (admin@jolpi.ca)',
      what: 'permission for commercial use of its API and data',
    },
    without:
      'Without it Formula 1 has ESPN’s schedule and f1db’s results, but no starting grids before a race.',
  },
  {
    id: 'f1db',
    name: 'f1db',
    href: 'https://www.f1db.com/',
    gives: 'results of Formula 1 that Jolpica lacks',
    ...forAll(CC_BY),
    terms: { href: 'https://github.com/f1db/f1db#license', readOn: '2026-11-26', from: 'terms' },
    attribution: { text: 'f1db', href: 'https://www.f1db.com/', licence: 'CC BY 4.0' },
    cost: 'Free.',
    without: 'Without it a Formula 1 result that Jolpica lacks stays open.',
  },
  {
    id: 'nflverse',
    name: 'nflverse',
    href: 'https://github.com/nflverse',
    gives: 'schedule and results of the NFL while ESPN does not answer',
    ...forAll(
      yes(
        'The project publishes its data under CC BY 4.0: any use, if it is named. The repository of the games file itself holds no license that we found.',
      ),
    ),
    terms: { href: 'https://github.com/nflverse/nfldata', readOn: '2026-11-26', from: 'terms' },
    attribution: { text: 'nflverse', href: 'https://github.com/nflverse', licence: 'CC BY 4.0' },
    cost: 'Free.',
    without: 'Without it the NFL has no results while ESPN does not answer.',
  },
  {
    id: 'github',
    name: 'GitHub',
    href: 'https://docs.github.com/rest',
    gives: 'the list of f1db’s files, and the files of f1db and nflverse',
    ...forAll(
      yes(
        'GitHub serves the files; each file’s own license counts. Its API may be used by anyone within its limits.',
      ),
    ),
    terms: {
      href: 'https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api',
      readOn: '2026-11-26',
      from: 'terms',
    },
    cost: 'Free: 60 requests an hour and address without a key.',
    without: 'Without it f1db and nflverse cannot be read.',
  },
  {
    id: 'cfbd',
    name: 'CollegeFootballData',
    href: 'https://collegefootballdata.com/',
    gives: 'schedule and results of college football while ESPN does not answer',
    commercialUse: ask('Its pages do not say what may be shown to readers who pay.'),
    display: yes('Its data are free and open, with a key of one’s own that is not shared.'),
    storage: unknown('We found nothing about storing answers.'),
    derivedFigures: yes('Models and figures are what its own pages show the API for.'),
    givingOn: unknown('We found nothing about giving answers on.'),
    readWhile: { setting: 'CFBD_API_KEY', has: true },
    terms: { href: 'https://collegefootballdata.com/key', readOn: '2026-11-26', from: 'terms' },
    attribution: { text: 'CollegeFootballData', href: 'https://collegefootballdata.com/' },
    cost: 'Free for 1,000 requests a month; more by supporting it on Patreon.',
    ask: {
      whom: 'CollegeFootballData (collegefootballdata.com)',
      what: 'whether its data may be shown on a site that charges its readers',
    },
    without: 'Without it college football has no results while ESPN does not answer.',
  },
];
