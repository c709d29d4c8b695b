import type { SeasonFormat, SeasonGoal } from '../seasonFormat.ts';

/** Without divisions: each conference is one. */
const conferences = (east: readonly string[], west: readonly string[]) => ({
  East: { '': east },
  West: { '': west },
});

const EAST = ['ATL', 'CHI', 'CON', 'IND', 'NY', 'WSH'] as const;
const WEST = ['LA', 'LV', 'MIN', 'PHX', 'SEA'] as const;
/** Dallas played in the West as Tulsa (2010–2015) and since. */
const TWELVE = conferences(EAST, [...WEST, 'DAL']);
const THIRTEEN = conferences(EAST, [...WEST, 'DAL', 'GS']);
const FIFTEEN = conferences([...EAST, 'TOR'], [...WEST, 'DAL', 'GS', 'POR']);

const GOALS: readonly SeasonGoal[] = [
  { id: 'playoffs', name: 'Playoffs', verb: 'make the playoffs' },
  { id: 'topFour', name: 'Top four', verb: 'finish in the top four' },
  { id: 'final', name: 'Finals', verb: 'reach the Finals' },
  { id: 'title', name: 'Title', verb: 'win the title' },
];

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
  goals: GOALS,
  rank: 'seed',
  tieBreaks: TIE_BREAKS,
} as const;

const BY_CONFERENCE = {
  ...COMMON,
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
  { ...BY_CONFERENCE, groups: TWELVE, from: 2010, to: 2015, games: 34 },
  { ...SINGLE_GAMES, groups: TWELVE, from: 2016, to: 2019, games: 34 },
  { ...SINGLE_GAMES, groups: TWELVE, from: 2020, to: 2020, games: 22 },
  { ...SINGLE_GAMES, groups: TWELVE, from: 2021, to: 2021, games: 32 },
  { ...SERIES, groups: TWELVE, from: 2022, to: 2022, games: 36 },
  { ...SERIES, groups: TWELVE, from: 2023, to: 2024, games: 40 },
  { ...SERIES, groups: THIRTEEN, from: 2025, to: 2025, games: 44 },
  { ...SERIES, groups: FIFTEEN, from: 2026, games: 44 },
];
