/** Providers of the site's data, if their license or courtesy requires naming them. */
export interface Credit {
  readonly name: string;
  readonly href: string;
  /** Their data that the site shows: "schedule and results of the NFL". */
  readonly gives: string;
  /** The terms, if a public license applies or none is needed. */
  readonly licence?: string;
}

export const CREDITS: readonly Credit[] = [
  {
    name: 'National Weather Service',
    href: 'https://www.weather.gov/',
    gives: 'weather at grounds in the United States',
    licence: 'public domain',
  },
  {
    name: 'Open-Meteo.com',
    href: 'https://open-meteo.com/',
    gives: 'weather at other grounds',
    licence: 'CC BY 4.0',
  },
  {
    name: 'Jolpica',
    href: 'https://github.com/jolpica/jolpica-f1',
    gives: 'calendar, grids and results of Formula 1',
    licence: 'CC BY-NC-SA 4.0',
  },
  {
    name: 'f1db',
    href: 'https://www.f1db.com/',
    gives: 'results of Formula 1 that Jolpica lacks',
    licence: 'CC BY 4.0',
  },
  {
    name: 'nflverse',
    href: 'https://github.com/nflverse',
    gives: 'schedule and results of the NFL while ESPN does not answer',
    licence: 'CC BY 4.0',
  },
  {
    name: 'CollegeFootballData',
    href: 'https://collegefootballdata.com/',
    gives: 'schedule and results of college football while ESPN does not answer',
  },
  {
    name: 'TheSportsDB',
    href: 'https://www.thesportsdb.com/',
    gives: 'boxing and tennis below the main tours',
  },
];
