import type { SeasonFormat } from '../seasonFormat.ts';
import { HOUSTON_IN_AL, HOUSTON_IN_NL } from './mlbGroups.ts';

const PLAYOFFS = { id: 'playoffs', name: 'Playoffs', verb: 'make the playoffs' };
const DIVISION = { id: 'division', name: 'Division', verb: 'win the division' };
const BYE = { id: 'bye', name: 'Bye', verb: 'get a first-round bye' };
const PENNANT = { id: 'pennant', name: 'Pennant', verb: 'win the pennant' };
const TITLE = { id: 'title', name: 'World Series', verb: 'win the World Series' };

const LATER_ROUNDS = ['Division series', 'Championship series', 'World Series'];

const BY_RESULTS = [
  'Record in games among the tied teams',
  'Record in the division',
  'Record against the league’s other divisions',
  'Record in the last half of games within the league',
  'The same with one earlier game at a time',
];

const BEFORE_2022 = [
  'A game between teams tied for a place; for home field and seeds:',
  'Record in games among the tied teams',
  'Record in the division',
  'Record within the league',
  'Record in the last half of games within the league',
  'The same with one earlier game at a time',
];

const GENERAL_KNOWLEDGE = 'general knowledge, checked against who met whom and where';

/** What most seasons have in common. */
const USUAL = {
  league: 'MLB',
  games: 162,
  groups: HOUSTON_IN_AL,
  goals: [PLAYOFFS, DIVISION, PENNANT, TITLE],
  rounds: ['Wild card', ...LATER_ROUNDS],
  rank: 'seed',
  tieBreaks: BEFORE_2022,
} as const;

/** Major League Baseball from 2010. */
export const MLB: readonly SeasonFormat[] = [
  {
    ...USUAL,
    from: 2010,
    to: 2011,
    source: { title: `MLB: one wild card a league; ${GENERAL_KNOWLEDGE}`, read: '2026-11-27' },
    groups: HOUSTON_IN_NL,
    rounds: LATER_ROUNDS,
  },
  {
    ...USUAL,
    from: 2012,
    to: 2012,
    source: { title: `MLB: two wild cards a league; ${GENERAL_KNOWLEDGE}`, read: '2026-11-27' },
    groups: HOUSTON_IN_NL,
  },
  {
    ...USUAL,
    from: 2013,
    to: 2019,
    source: {
      title: 'FOX Sports, from MLB.com: “MLB tiebreaker rules” of 2013',
      url: 'https://www.foxsports.com/stories/other/mlb-tiebreaker-rules-what-you-need-to-know-in-case-the-reds-or-indians-tie-for-a-playoff-spot',
      read: '2026-11-27',
    },
  },
  {
    ...USUAL,
    from: 2020,
    to: 2020,
    source: {
      title: `MLB: eight teams a league after 60 games; ${GENERAL_KNOWLEDGE}`,
      read: '2026-11-27',
    },
    games: 60,
    tieBreaks: BY_RESULTS,
    approximation:
      'The last tie-break of 2020, the last 20 games in the division, is taken as the last half of games within the league.',
  },
  {
    ...USUAL,
    from: 2021,
    to: 2021,
    source: {
      title: 'DraftKings Nation: MLB’s tie-breakers of 2021',
      url: 'https://dknation.draftkings.com/2021/10/2/22704088/mlb-tiebreaker-rules-2021-playoffs-scenarios-home-field-advantage-al-wild-card-spot-mariners-red-sox',
      read: '2026-11-27',
    },
  },
  {
    ...USUAL,
    from: 2022,
    source: {
      title: 'MLB.com: “How to determine playoff tiebreakers”, July 25, 2022',
      url: 'https://www.mlb.com/news/mlb-playoff-tiebreaker-rules',
      read: '2026-11-27',
    },
    goals: [PLAYOFFS, DIVISION, BYE, PENNANT, TITLE],
    tieBreaks: BY_RESULTS,
  },
];
