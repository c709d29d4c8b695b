import type { CalendarDate } from '#domain/time/time.ts';

/** What the terms of a feed's host allow, in our own words. */
export interface Right {
  readonly host: string;
  /** Feeds on the host; there may be several. */
  readonly feed: string;
  readonly allows: string;
  /** Address of the terms; absent if none are published. */
  readonly terms?: string;
  /** Date when we read the terms. */
  readonly readOn: CalendarDate;
  /** Name in `domain/credits` by which the site credits it. */
  readonly credit?: string;
}

const READ = { readOn: '2026-11-26' } as const;

const NO_PERMISSION_OF_ESPN =
  'No permission is published: the addresses are undocumented, and Disney’s terms of use grant personal, noncommercial use of its products. Facts of schedules and scores are not its property; how it serves them is its own to end.';
const OPEN_METEO = 'https://open-meteo.com/en/terms';

/** Every host that feeds are requested from. A test compares it with the feeds' table: a new host needs a line here. */
export const RIGHTS: readonly Right[] = [
  {
    ...READ,
    host: 'site.api.espn.com',
    feed: 'ESPN',
    allows: NO_PERMISSION_OF_ESPN,
    terms: 'https://disneytermsofuse.com/english/',
  },
  {
    ...READ,
    host: 'sports.core.api.espn.com',
    feed: 'ESPN',
    allows: NO_PERMISSION_OF_ESPN,
    terms: 'https://disneytermsofuse.com/english/',
  },
  {
    ...READ,
    host: 'www.bovada.lv',
    feed: 'Bovada',
    allows:
      'No permission is published: the coupons are what its own pages are made of. It refuses many addresses (403), which is its right.',
  },
  {
    ...READ,
    host: 'api.weather.gov',
    feed: 'National Weather Service',
    allows:
      'Any lawful purpose, without charge: public domain. Asks for a User-Agent that says who asks, and not to be named as endorsing or as the author of what was changed.',
    terms: 'https://www.weather.gov/disclaimer/',
    credit: 'National Weather Service',
  },
  {
    ...READ,
    host: 'api.open-meteo.com',
    feed: 'Open-Meteo',
    allows:
      'Noncommercial use alone, under 10,000 calls a day; the data CC BY 4.0, named where shown. A site that charges needs the paid plan.',
    terms: OPEN_METEO,
    credit: 'Open-Meteo.com',
  },
  {
    ...READ,
    host: 'customer-api.open-meteo.com',
    feed: 'Open-Meteo',
    allows: 'Commercial use with the key of a paid plan; the data CC BY 4.0, named where shown.',
    terms: OPEN_METEO,
    credit: 'Open-Meteo.com',
  },
  {
    ...READ,
    host: 'www.thesportsdb.com',
    feed: 'TheSportsDB',
    allows:
      'The free key: 30 requests a minute and few rows an answer. More, and what is sold, belongs to its paid plans.',
    terms: 'https://www.thesportsdb.com/documentation',
    credit: 'TheSportsDB',
  },
  {
    ...READ,
    host: 'api.jolpi.ca',
    feed: 'Jolpica',
    allows:
      'Noncommercial use, 4 requests a second and 500 an hour; the data CC BY-NC-SA 4.0. A site that charges has to ask them first.',
    terms: 'https://github.com/jolpica/jolpica-f1/blob/main/TERMS.md',
    credit: 'Jolpica',
  },
  {
    ...READ,
    host: 'raw.githubusercontent.com',
    feed: 'f1db',
    allows: 'Any use, also commercial, with its name: CC BY 4.0.',
    terms: 'https://github.com/f1db/f1db#license',
    credit: 'f1db',
  },
  {
    ...READ,
    host: 'raw.githubusercontent.com',
    feed: 'nflverse',
    allows:
      'Any use, also commercial, with its name: nflverse publishes its data under CC BY 4.0. The repository of the games file itself holds no licence that we found.',
    terms: 'https://github.com/nflverse/nfldata',
    credit: 'nflverse',
  },
  {
    ...READ,
    host: 'api.github.com',
    feed: 'f1db',
    allows:
      'GitHub’s public API without a key: 60 requests an hour and address. It lists a season’s races once, where Jolpica lacks a result.',
    terms: 'https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api',
    credit: 'f1db',
  },
  {
    ...READ,
    host: 'api.collegefootballdata.com',
    feed: 'CollegeFootballData',
    allows:
      'With a key of the owner’s own, which is free for 1,000 calls a month and not to be shared. What may be shown to paying readers its pages do not say: ask before charging on it.',
    terms: 'https://collegefootballdata.com/key',
    credit: 'CollegeFootballData',
  },
  {
    ...READ,
    host: 'api.the-odds-api.com',
    feed: 'The Odds API',
    allows:
      'With the owner’s key, paid by the credit: showing its prices on a site. Not giving them on by an API, a download or a feed; what we derive from them is ours.',
    terms: 'https://the-odds-api.com/terms-and-conditions.html',
  },
  {
    ...READ,
    host: 'api.prop-line.com',
    feed: 'PropLine',
    allows:
      'With the owner’s key: 1,000 requests a day are free, more belong to its plans. Whether prices may be shown to paying readers was not found: ask before turning it on.',
    terms: 'https://prop-line.com',
  },
];
