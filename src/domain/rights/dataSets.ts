import { ask, no, type Right, type RightTerm, unknown, yes } from './right.ts';

/**
 * Collections of past results and prices that the model's figures were fitted and tested on. None of their rows is on the site
 * or in its files: only what our own code computed from them.
 */
type Fitted = Omit<Right, 'display' | 'storage' | 'givingOn' | 'cost' | 'without'>;

const OPEN = yes('Its license allows it, if the source is named.');
const UNSAID: RightTerm = unknown(
  'No terms about computed figures were found. Results and prices are facts, and our figures hold none of its rows.',
);
const NOT_SHOWN = no('We do not show it.');
const KEPT_APART = yes('Kept apart from the site, for fitting and tests only.');

const fitted = (rights: readonly Fitted[]): readonly Right[] =>
  rights.map((right) => ({
    ...right,
    readWhile: 'never',
    display: NOT_SHOWN,
    storage: KEPT_APART,
    givingOn: no('We do not give it on.'),
    cost: 'Free.',
    without: 'Without it our fitted figures rest on fewer seasons.',
  }));

const CLOSED = { commercialUse: UNSAID, derivedFigures: UNSAID } as const;
const LICENSED = { commercialUse: OPEN, derivedFigures: OPEN } as const;
const READ = { readOn: '2026-11-27' } as const;

export const DATA_SETS: readonly Right[] = fitted([
  {
    id: 'set-football-data',
    name: 'football-data.co.uk',
    href: 'https://www.football-data.co.uk/',
    gives: 'soccer results and closing prices, 2008 to 2026',
    ...CLOSED,
    terms: { ...READ, from: 'nothing', href: 'https://www.football-data.co.uk/' },
  },
  {
    id: 'set-tennis-data',
    name: 'tennis-data.co.uk',
    href: 'http://www.tennis-data.co.uk/',
    gives: 'tennis results and prices, 2010 to 2025',
    ...CLOSED,
    terms: { ...READ, from: 'nothing', href: 'http://www.tennis-data.co.uk/' },
  },
  {
    id: 'set-tennis-my-life',
    name: 'Jeff Sackmann’s tennis data, continued by TennisMyLife',
    href: 'https://github.com/JeffSackmann/tennis_atp',
    gives: 'ATP results, 2010 to 2026',
    commercialUse: ask('CC BY-NC-SA 4.0, by what its continuation says: noncommercial use.'),
    derivedFigures: ask('Under the same license; whether fitted figures fall under it is open.'),
    terms: { ...READ, from: 'report', href: 'https://github.com/Tennismylife/TML-Database' },
    attribution: {
      text: 'Jeff Sackmann, Tennis Abstract',
      href: 'https://github.com/JeffSackmann/tennis_atp',
      licence: 'CC BY-NC-SA 4.0',
    },
    ask: {
      whom: 'Jeff Sackmann (tennisabstract.com)',
      what: 'whether figures fitted on his data may serve a site that charges',
    },
  },
  {
    id: 'set-sbro',
    name: 'Sportsbook Reviews Online',
    href: 'https://www.sportsbookreviewsonline.com/',
    gives: 'opening and closing lines of US leagues, 2010 to 2022',
    ...CLOSED,
    terms: { ...READ, from: 'nothing', href: 'https://www.sportsbookreviewsonline.com/' },
  },
  {
    id: 'set-bookmakersreview',
    name: 'bookmakersreview.com',
    href: 'https://www.bookmakersreview.com/',
    gives: 'NFL prices of several books, 2018 to 2024',
    ...CLOSED,
    terms: { ...READ, from: 'nothing', href: 'https://www.bookmakersreview.com/' },
  },
  {
    id: 'set-oddsportal',
    name: 'OddsPortal',
    href: 'https://www.oddsportal.com/',
    gives: 'average closing prices of the NBA and NHL, 2022 to 2025',
    ...CLOSED,
    terms: { ...READ, from: 'nothing', href: 'https://www.oddsportal.com/' },
  },
  {
    id: 'set-scoresandodds',
    name: 'ScoresAndOdds',
    href: 'https://www.scoresandodds.com/',
    gives: 'MLB results and last prices, 2022 to 2026',
    ...CLOSED,
    terms: { ...READ, from: 'nothing', href: 'https://www.scoresandodds.com/' },
  },
  {
    id: 'set-oddsshark',
    name: 'OddsShark',
    href: 'https://www.oddsshark.com/',
    gives: 'college basketball lines, 2021 to 2026',
    ...CLOSED,
    terms: { ...READ, from: 'nothing', href: 'https://www.oddsshark.com/' },
  },
  {
    id: 'set-theoddsapi',
    name: 'The Odds API, stored snapshots',
    href: 'https://the-odds-api.com/',
    gives: 'prices of several books, NBA 2021 to 2025, and other leagues 2025 and 2026',
    commercialUse: yes('Also commercial, if its data are not what is sold.'),
    derivedFigures: yes('Analytical use is encouraged.'),
    terms: {
      ...READ,
      from: 'copy',
      href: 'https://the-odds-api.com/terms-and-conditions.html',
    },
  },
  {
    id: 'set-cfbd',
    name: 'CollegeFootballData, past seasons',
    href: 'https://collegefootballdata.com/',
    gives: 'college football results, lines and preseason ratings, 2010 to 2026',
    commercialUse: ask('Its pages do not say what may serve readers who pay.'),
    derivedFigures: yes('Models are what its own pages show the data for.'),
    terms: { readOn: '2026-11-26', from: 'terms', href: 'https://collegefootballdata.com/key' },
    ask: {
      whom: 'CollegeFootballData (collegefootballdata.com)',
      what: 'whether figures fitted on its data may serve a site that charges',
    },
  },
  {
    id: 'set-538',
    name: 'FiveThirtyEight',
    href: 'https://github.com/fivethirtyeight/data',
    gives: 'results and past ratings, to compare ours with, 2010 to 2023',
    ...LICENSED,
    terms: { ...READ, from: 'report', href: 'https://github.com/fivethirtyeight/data' },
    attribution: {
      text: 'FiveThirtyEight',
      href: 'https://github.com/fivethirtyeight/data',
      licence: 'CC BY 4.0',
    },
  },
  {
    id: 'set-nflverse',
    name: 'nflverse, past seasons',
    href: 'https://github.com/nflverse',
    gives: 'NFL results, lines, quarterbacks and injury reports, 2010 to 2026',
    ...LICENSED,
    terms: { readOn: '2026-11-26', from: 'terms', href: 'https://github.com/nflverse/nfldata' },
    attribution: { text: 'nflverse', href: 'https://github.com/nflverse', licence: 'CC BY 4.0' },
  },
  {
    id: 'set-f1db',
    name: 'f1db, past seasons',
    href: 'https://www.f1db.com/',
    gives: 'Formula 1 results, 2010 to 2026',
    ...LICENSED,
    terms: { readOn: '2026-11-26', from: 'terms', href: 'https://github.com/f1db/f1db#license' },
    attribution: { text: 'f1db', href: 'https://www.f1db.com/', licence: 'CC BY 4.0' },
  },
  {
    id: 'set-retrosheet',
    name: 'Retrosheet',
    href: 'https://www.retrosheet.org/',
    gives: 'starting pitchers in MLB postseasons, 2010 to 2022',
    commercialUse: yes('Free to any party, private or commercial, with its notice.'),
    derivedFigures: yes('With its notice.'),
    terms: { ...READ, from: 'copy', href: 'https://www.retrosheet.org/notice.txt' },
    attribution: {
      text: 'The information used here was obtained free of charge from and is copyrighted by Retrosheet. Interested parties may contact Retrosheet at www.retrosheet.org.',
      href: 'https://www.retrosheet.org/',
    },
  },
  {
    id: 'set-leagues',
    name: 'Box scores of the NBA, MLB, NHL and NCAA',
    href: 'https://www.nba.com/stats',
    gives:
      'minutes played, starting pitchers and goalies, college basketball results, 2010 to 2026',
    ...CLOSED,
    terms: { ...READ, from: 'nothing' },
  },
  {
    id: 'set-golf',
    name: 'ESPN, golf leaderboards',
    href: 'https://www.espn.com/golf/',
    gives: 'scores of golf tournaments, 2018 to 2025',
    commercialUse: no('Disney’s terms of use grant personal, noncommercial use of its products.'),
    derivedFigures: UNSAID,
    terms: { ...READ, from: 'copy', href: 'https://disneytermsofuse.com/english/' },
    ask: {
      whom: 'ESPN, through Disney’s business contact',
      what: 'whether figures fitted on past scores may serve a site that charges',
    },
  },
  {
    id: 'set-wnba',
    name: 'Neil Paine, WNBA results',
    href: 'https://github.com/Neil-Paine-1/WNBA-stats',
    gives: 'WNBA results and ratings, 2010 to 2024',
    ...LICENSED,
    terms: { ...READ, from: 'report', href: 'https://github.com/Neil-Paine-1/WNBA-stats' },
    attribution: {
      text: 'Neil Paine',
      href: 'https://github.com/Neil-Paine-1/WNBA-stats',
      licence: 'MIT',
    },
  },
  {
    id: 'set-ufc',
    name: 'Ultimate UFC Dataset',
    href: 'https://github.com/shortlikeafox/ultimate_ufc_dataset',
    gives: 'UFC results and prices, 2010 to 2026',
    ...LICENSED,
    terms: {
      ...READ,
      from: 'report',
      href: 'https://github.com/shortlikeafox/ultimate_ufc_dataset',
    },
    attribution: {
      text: 'Ultimate UFC Dataset',
      href: 'https://github.com/shortlikeafox/ultimate_ufc_dataset',
      licence: 'Apache-2.0',
    },
  },
  {
    id: 'set-boxing',
    name: 'ProBoxingOdds',
    href: 'https://www.proboxingodds.com/',
    gives: 'boxing results and prices, 2018 to 2025',
    ...CLOSED,
    terms: { ...READ, from: 'nothing', href: 'https://www.proboxingodds.com/' },
  },
  {
    id: 'set-nascar',
    name: 'nascaR.data',
    href: 'https://github.com/kyleGrealis/nascaR.data',
    gives: 'NASCAR Cup results, 2010 to 2025, from driveraverages.com',
    commercialUse: yes('GPL-3 for the package: any use.'),
    derivedFigures: UNSAID,
    terms: { ...READ, from: 'report', href: 'https://github.com/kyleGrealis/nascaR.data' },
    attribution: {
      text: 'nascaR.data',
      href: 'https://github.com/kyleGrealis/nascaR.data',
      licence: 'GPL-3',
    },
  },
]);
