import type { SeasonFormat, SeasonGoal } from '../seasonFormat.ts';

const GROUPS = {
  AFC: {
    East: ['BUF', 'MIA', 'NE', 'NYJ'],
    North: ['BAL', 'CIN', 'CLE', 'PIT'],
    South: ['HOU', 'IND', 'JAX', 'TEN'],
    West: ['DEN', 'KC', 'LAC', 'LV'],
  },
  NFC: {
    East: ['DAL', 'NYG', 'PHI', 'WSH'],
    North: ['CHI', 'DET', 'GB', 'MIN'],
    South: ['ATL', 'CAR', 'NO', 'TB'],
    West: ['ARI', 'LAR', 'SEA', 'SF'],
  },
} as const;

const GOALS: readonly SeasonGoal[] = [
  { id: 'playoffs', name: 'Playoffs', verb: 'make the playoffs' },
  { id: 'division', name: 'Division', verb: 'win the division' },
  { id: 'bye', name: 'Bye', verb: 'get a first-round bye' },
  { id: 'title', name: 'Title', verb: 'win the Super Bowl' },
];

const TIE_BREAKS = [
  'In a division: head-to-head, division record, common games, conference record',
  'For seeds and wild cards: best club of each division first, head-to-head (a sweep among three or more), conference record, common games (at least four)',
  'Then strength of victory, strength of schedule',
  'Combined ranking in points scored and allowed, in the conference and then in the league',
  'Net points in common games (division) or conference games (wild card), then in all games',
  'Drawing of lots',
];

const COMMON = {
  league: 'NFL',
  source: {
    title: 'NFL tie-breaking procedures and playoff format',
    url: 'https://www.nfl.com/standings/tie-breaking-procedures',
    read: 'general knowledge, compared with published copies of the text on 2026-11-27',
  },
  groups: GROUPS,
  goals: GOALS,
  rounds: ['Wild card', 'Divisional', 'Conference championship', 'Super Bowl'],
  rank: 'seed',
  tieBreaks: TIE_BREAKS,
  approximation:
    'Net touchdowns, the last step before a drawing of lots, are not simulated: lots are drawn instead.',
} as const;

/** NFL: eight divisions since 2002; twelve playoff teams to 2019, fourteen from 2020; seventeen games from 2021. */
export const NFL: readonly SeasonFormat[] = [
  { ...COMMON, from: 2010, to: 2019, games: 16 },
  { ...COMMON, from: 2020, to: 2020, games: 16 },
  { ...COMMON, from: 2021, games: 17 },
];
