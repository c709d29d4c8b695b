import type { SeasonFormat, SeasonGoal } from '../seasonFormat.ts';

const EAST = ['ATL', 'CHI', 'CON', 'IND', 'NY', 'WSH'] as const;
/** DAL was Tulsa to 2015 and LV San Antonio to 2017, in the West as today. */
const WEST = ['DAL', 'LA', 'LV', 'MIN', 'PHX', 'SEA'] as const;

/** Conferences decided who qualified to 2015. */
const TWO_CONFERENCES = { East: { '': EAST }, West: { '': WEST } } as const;

/** One table, whatever the conference. */
const oneTable = (...teams: readonly string[]) => ({ '': { '': teams } });
const TWELVE = oneTable(...EAST, ...WEST);
const THIRTEEN = oneTable(...EAST, ...WEST, 'GS');
const FIFTEEN = oneTable(...EAST, ...WEST, 'GS', 'POR', 'TOR');

const PLAYOFFS: SeasonGoal = { id: 'playoffs', name: 'Playoffs', verb: 'make the playoffs' };
const LAST: readonly SeasonGoal[] = [
  { id: 'final', name: 'Finals', verb: 'reach the Finals' },
  { id: 'title', name: 'Title', verb: 'win the title' },
];
const TOP_FOUR: SeasonGoal = {
  id: 'topFour',
  name: 'Top four',
  verb: 'finish in the top four',
};

const TIE_BREAKS = [
  'Record in all games among the tied teams',
  'Record against teams that won half of their games or more',
  'Point difference in games among the tied teams, then in all games',
  'Drawing of lots',
];

const COMMON = {
  league: 'WNBA',
  source: {
    title: 'WNBA playoff format and tie-break procedures',
    url: 'https://www.wnba.com/playoffs-format',
    read: 'general knowledge, compared with published copies of the text on 2026-11-27',
  },
  goals: [PLAYOFFS, TOP_FOUR, ...LAST],
  rank: 'seed',
  tieBreaks: TIE_BREAKS,
} as const;

const BY_CONFERENCE = {
  ...COMMON,
  goals: [PLAYOFFS, ...LAST],
  rounds: ['Conference semifinals', 'Conference finals', 'Finals'],
  tieBreaks: [
    'Record in all games among the tied teams',
    'Record against teams of the own conference',
    ...TIE_BREAKS.slice(1),
  ],
} as const;
const SINGLE_GAMES = {
  ...COMMON,
  rounds: ['First round', 'Second round', 'Semifinals', 'Finals'],
} as const;
const SERIES = { ...COMMON, rounds: ['First round', 'Semifinals', 'Finals'] } as const;

/**
 * WNBA: four teams of each conference to 2015; from 2016 the best eight of the league, with two rounds of single games to 2021
 * and best-of-three from 2022; Finals best of seven from 2025.
 */
export const WNBA: readonly SeasonFormat[] = [
  { ...BY_CONFERENCE, groups: TWO_CONFERENCES, from: 2010, to: 2015, games: 34 },
  { ...SINGLE_GAMES, groups: TWELVE, from: 2016, to: 2019, games: 34 },
  { ...SINGLE_GAMES, groups: TWELVE, from: 2020, to: 2020, games: 22 },
  { ...SINGLE_GAMES, groups: TWELVE, from: 2021, to: 2021, games: 32 },
  { ...SERIES, groups: TWELVE, from: 2022, to: 2022, games: 36 },
  { ...SERIES, groups: TWELVE, from: 2023, to: 2024, games: 40 },
  { ...SERIES, groups: THIRTEEN, from: 2025, to: 2025, games: 44 },
  { ...SERIES, groups: FIFTEEN, from: 2026, games: 44 },
];
